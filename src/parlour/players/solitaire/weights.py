"""Weights of solitaire's holes, for each goal: by none of them can a jump make the pegs on the board heavier.

For a jump from a over b to c, weight a + weight b is at least weight c, which a test checks for every one. So pegs that weigh less than the
goal's own can never become the goal. Those that rule out most were found by linear programming over positions of random games.
A weighting is written as a letter a hole, in the order of their names: m is 0, n is 1, l is -1, and so on.
"""

from typing import Final

from parlour.games.solitaire.rules import IN_CENTRE

BY_GOAL: Final = {
    IN_CENTRE: (
        "lmlnnnlnmnmnlmnnonnmlnmnmnlnnnlml lmlnmnmmmmmmmmnnmnnmmmmmmmmnmnlml mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmmm "
        "lmlnonmmmmmmmmnnonnmmmmmmmmnonlml imiqpqjpmpmpjooqsqoolnmnmnlqrqimi mnmmmmlnmnmnlmmmmmmmlnmnmnlmnmmmm"
    ),
    "letter_A": (
        "kmkqpotropmppmqosoqqttmtmttotokmk mmmmpmlpmpmppmomomoolnmnmnnmnmmmm imiqssgsmsougmqquumugtnumuerquiqe "
        "mnnmmmlnmnnoommmmmmmlnmnnoomnnmmm mmmnnmponnmnlmmmmmmmponnmnlmmmnnm mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmmm"
    ),
    "letter_C": (
        "kmkqnprponnmnrponomommmmmmmonokmk kmkpnqnmnnopromonoprmmmmmmmonokmk mmmmnmnnmnmnlmmmmmmmnnmnmnlmnmmmm "
        "lmlnmnmmmmmmmnmnmnnommmmmmmnmnlml hmhsrxhsnrsxvxsrpsvxkomomokrnshng mmmnrmtsnrmrkrqnpmpmoomomoknnmlnm"
    ),
    "letter_D": (
        "komrrmgvptmtfomoomooevnvmvdnvmmmm jniprugsmsqwgwtpqqmqcwmwmwcpwqjmj kmkowpcwmwnwmomooqswcwmwmwcooqkui "
        "iukqoowwmwmwcwsqoomomvnwmwcpwokmk knlonnkomomokomonnmnkomomokonnknl kmkoqpiqmqnqjomooqmqiqmqmqiooqkoi"
    ),
    "letter_E": (
        "injqmqlnmnnopmqqmqnqlnmnmnlqnqimi mmmmqniqmqnqjmomoomoiqmqmqimoomok jmjspplsppmpkmrpoponlnmnmnlpnpjmj "
        "imiqrqhrmrmrhowqsqoojpmpmpjqpqimi lmlnmnmmmmmmmmnnmnmnmmmmmmmnmnlml mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmmm"
    ),
    "letter_E_large": (
        "kmkonolnmnmnlomooomolnmnmnlopokmk mmmmpmppmpmploomomomnnmnmnlmnmmmm mmmmnmnnmnmnloomomooppmpmpjmrmmmm "
        "kmkooqkomooqqnooqoprlnmnmnlorokmk kmkpooqpnomomqpoqoommmmmmmmoqokmk imitpqpmppmpjsmssqoonmnnmnlrtqimi"
    ),
    "letter_F": (
        "mmmmpmlpmpmppmomomoolnmnmnnmnmmmm jmjqosmnnopmpmppopmpmmmmmmmpopjmj lmlnnomnmnnolmnnonpqmmmmmmmnonlml "
        "mmmmnmmnmnmnlmomomoommmmmmmmommmm mpjpmplsppmpkmrpoponlnmnmnlpnpjmj lmloonmnnomokmnnonoommmmmmmnonlml"
    ),
    "letter_H": (
        "lmlnonkomomokmnnonnmkomomoknonlml mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmmm imiqrqhrmrmrhooqsqoojpmpmpjqpqimi "
        "lolnmnkomomokmnnonnmkomomoknonlml mmmmnmlnmnmnlmmmmmmmlnmnmnlmmmmnm lojnopiqmqmqimrnsppmiqmqmqinoploj"
    ),
    "letter_H_wide": (
        "mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmnm krmppmgtnumuemqqumumguoumuessmuum mmmmnnlnmnmnlmnmnnmnlnmnnnmmoompp "
        "nnmmmmnmnnmnlonnnmnmlnmnmnlnnmlom ppmoomnmnnmnlmnnnmnmnmnnmnlmmmnnm"
    ),
    "letter_I": (
        "lmlnmnmmmmmmmnnnmnnmmmmmmmmnmnlml jmjpqpmmmmmmmqppqponqpnomolqopjmj jmjqnrnmnnoprrmrnrprmmmmmmmrnrhmh "
        "lmlnnnmmmmmmmmnnnnmnmnnnnmnmoonol nolmnnmnnnmnmmnnnnnmmmmmmmmnnnlml"
    ),
    "letter_I_small": (
        "kmkonolnmnmnlmooooomlnmnmnlonokmk lmlnmnmmmmmmmmnnmnnmmmmmmmmnmnlml kmkooolnmnmnlnnoponnmmmmmmmopokmk "
        "hojropiqmqmqimrrsppmiqmqmqirophoj imiroqmnnomokmssqqoommmmmmmsqqgoi lmlnnnlnmnmnlmnnonnmlonnnolmnmnmn"
    ),
    "letter_I_stroke": (
        "lmlnnnlnmnmnlqpnonnmlnmnmnlnnnlml lmlnmnmmmmmmmmnnmnnmmmmmmmmnmnlml iokqpommmmmmmntqponnlnmnmnlqookmk "
        "kmkooolnmnmnlrroponnmmmmmmmopokmk mnmmmmlnmnmnlmmmmmmmlnmnmnlmnmmmm kmkqoolnmnmnlntqponnmmmmmmmqpoiok"
    ),
    "letter_J": (
        "jolponiqmqmqimpponnmiqmqmqiponjol mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmmm bncxnwkomomokmxxnwoukomooqsxmxbod "
        "knjonpkomomoknnonppmjpmpprkoprkmk lmlnmnmmmmmmmmnnmnnmmmmmmmmnmnlml mnmmmmlnmnmnlmmmmmmmlnmnmnlmnmmmm"
    ),
    "letter_L": (
        "mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmmm imitpqvsppmpjwsqoqoolnmnmnlqnqimi jolpsneumumueurponnmeumumueponjsl "
        "lmlnnolnmnnolnmnmnnmlnmnmnlnnnlml mnmmmmlnmnmnlmmmmmmmlnmnmnlmnmmmm mmmmpmjpmpmpjoomomoolnmnmnlmnmmmm"
    ),
    "letter_N": (
        "mmmmnmnnmnmnlmmmmmmmnnmnmnlmnmmmm lmlnmnmmmmmmmmnnmnnmmmmmmmmnmnlml nnmmmmponnmnlmmmmmmmponnmnlnnmmmm "
        "lmlnqoiqmqnrimnnoppmiqmqmqinoploj hngrnskomomokmurpsppkwrrmrhwqshng mnmmmmlnmnmnlmmmmmmmlnmnmnlmnmmmm"
    ),
    "letter_O": (
        "lmloonlonomoonmnmnmnkomomonnonlml nnmmmmponnmnlmmmmmmmponnmnlnnmmmm mnnmmmlnmnnopmmmmmmmlnmnnopmnnmmm "
        "lmlnuneumumuerrnsntujpmpmpjnpnlml mmmmnmlnmnmnlmmmmmmmlnmnmnlmnmmmm lmlnmnmmmmmmmnmnmnmnmmmmmmmnmnlml"
    ),
    "letter_P": (
        "mmmmpmlpmpmppmomomoolnmnmnnmnmmmm inhqptiqmqosrmqqtropiqmqquuqquimi mnmmmmlnmnmnnmmmmmmmlnmnmnnmnmmmm "
        "mnnmmmlnmnnopmmmmmmmlnmnnopmnnmmm mmmmnmlnmnmnlmomomoolnmnmnlmnmmmm kmkqookqoomoomooqoookomonpqoopkmk"
    ),
    "letter_S": (
        "jmjpoqkomonpqqnpqpnqkomomompopjmj hmhrnrmnmnmnlytrormryurponnwpthmh mmmmnmnnmnmnnmmmmmmmnnmnmnnmnmmmm "
        "kmkonolnmnmnlomoooqslnmnmnlonokmk lmlnmnmmmmmmmnmnmnnommmmmmmnmnlml mmmmpmppmpmploomomomnnmnmnlmnmmmm"
    ),
    "letter_T": (
        "lmlnmnmmmmmmmonnmnnmmmmmmmmnmnlml kmkonolnmnmnlnqooonnmmmmmmmoookmk lojnopiqmqmqimsnsppmiqmqmqinoploj "
        "kmkopommmmmmmrroponnlnmnmnloookmk kmkopojpmpmploooooomlnmnmnlonokmk ephuprgsmsmsgouuurpoiqmqmqiuqrhmh"
    ),
    "letter_U": (
        "jolponiqmqmqqmpponnmiqmqmqqponjol mmmmnmlnmnmnnmmmmmmmlnmnmnnmnmmmm mnnmmmlnmnnopmmmmmmmlnmnnopmnnmmm "
        "lmlnnnlnmnmnlmnnmnnmlnmnnolnnolml kmkoppjpmpnpknnonoomkomomokomokok lmlnmnmmmmmmmmnnmnnmmmmmmmmnmnlml"
    ),
    "letter_V": (
        "jolppnhrmrmrhmrponnmhrmrmrhponjpl mmmmnmlnmnmnlmmmmmmmlnmnmnlmmmmnm mnlmoojpmpnqjmnmnnnmjpmpmpjmnnmol "
        "kqjonphrmrmrhmuosppmhrmrpuhoqsknj"
    ),
    "letter_X": (
        "mmmnmnonnmnnommmmmmmonnmnnonmnmmm kmkrpossppmpkmooqoomsqoomokqookmk kmkooqkomooqqmooqoomkomonpqoopkmk "
        "nnmmmmponnmnlmmmmmmmponnmnlnnmmmm mmmmnnlnmnnoommmmmmmlnmnnoommmmnn kmkqoosqoomokonpqoomurponpkropkmk"
    ),
    "letter_Y": (
        "hojropiqmqmqimxrsppmiqmqmqirophoj lmlnpnjpmpmpjmpnonnmjpmpmpjnpnlml lmlnnolnmnnolmnnonnmlnmnmnlnnnlml "
        "lmlnnnlnmnmnlmnnonnmlnmnnolnnolml lmlnmnmmmmmmmmnnmnnmmmmmmmmnmnlml imirsqirnsmsgmsssqooiqmqmqisoqgoi"
    ),
}


def weightings(goal: str) -> list[list[int]]:
    """Those of a goal; none are known where any single peg will do."""
    return [[ord(letter) - ord("m") for letter in word] for word in BY_GOAL.get(goal, "").split()]
