# Entre mesas: quién puede venir, qué mesas esperan, qué sabe este navegador de su gente.

between-share = Compartir
between-alone = Esta caja está abierta solo en esta máquina: los amigos aún no pueden llegar a ella.
between-alone-how = En la propia máquina se puede abrir a la red local, o iniciar con: parlour serve --lan
between-network = Abrir a esta red
between-network-closed = Así los amigos con la misma wifi pueden sentarse a una mesa cuyo enlace tengan. Desde fuera, nadie.
between-network-open = Quien está en la misma red y tiene un enlace puede entrar, hasta que esto se quite o se cierre la caja.
between-qr = Una imagen para la cámara del móvil que lleva a { $address }

# Una mesa se llama como quienes se sientan a ella.
between-title = { $players }: { $game }

between-remind = Te tocaba mientras estabas en otra parte. ¿Quieres que te avise tu sistema la próxima vez?
between-remind-yes = Sí, avísame
between-remind-no = No, gracias
between-remind-turn = Te toca: { $game }
between-remind-with = { $names } { $count ->
    [one] espera.
   *[other] esperan.
}

between-window = En el escaparate
between-window-join = Hay un sitio libre
between-window-watch = Se puede mirar
between-list = Mostrar en el escaparate
between-list-help = Así todos los de este servidor encuentran la mesa en la primera página, y pueden sentarse o mirar.

between-me = Tú
between-me-lead = Todo esto se guarda en este navegador. No hay cuenta, y nadie más lo ve.
between-me-name = Tu nombre
between-me-sign = Tu símbolo: donde esté libre, te toca este sitio
between-me-figures = Tus estadísticas
between-me-figures-none = Aún no hay nada terminado.
between-me-game = Juego
between-me-played = jugadas
between-me-won = ganadas
between-me-streak = seguidas
between-me-average = puntos de media
between-me-best = más puntos
between-carry = A otro dispositivo
between-carry-help = Van contigo tu nombre, tus sitios y lo que has guardado. Aquí todo se queda como está.
between-carry-leave = Hacer la maleta
between-carry-left = Escribe allí este código, o apunta con su cámara a la imagen. Vale durante diez minutos y una sola vez.
between-carry-typed = Escribe allí este código. Vale durante diez minutos y una sola vez.
between-carry-code = Un código de otro dispositivo
between-carry-fetch = Deshacer la maleta
between-carry-arrived = Ha llegado todo.
between-carry-failed = No ha funcionado. Inténtalo otra vez, por favor.
between-remind-switch = Que el sistema me avise cuando me toque y esté en otra parte
