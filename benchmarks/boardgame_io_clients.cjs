// So many tables, one connection each, at which both sides are played at random, as soon as the last move was answered or every so many
// milliseconds; prints "warm", then how long each move took, from when it was due.
const { io } = require("socket.io-client");

const [port, tables, seconds, every] = process.argv.slice(2).map(Number);
const waits = [];
let until = Infinity;

function play(table) {
  const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"] });
  let games = 0;
  let match = "";
  let due = performance.now() + every * Math.random();
  const begin = () => socket.emit("sync", (match = `${table}-${games++}`), "0", undefined, 2);
  const move = ({ G, ctx, _stateID }) => {
    if (ctx.gameover) return begin();
    const open = G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const player = ctx.currentPlayer;
    const payload = { type: "clickCell", args: [open[Math.floor(Math.random() * open.length)]], playerID: player };
    const send = () => socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, match, player);
    if (!every) due = performance.now();
    if (due > performance.now()) setTimeout(send, due - performance.now());
    else send();
  };
  return new Promise((done) => {
    socket.on("connect", begin);
    socket.on("sync", (id, { state }) => id === match && move(state));
    socket.on("update", (id, state) => {
      if (id !== match) return;
      waits.push((performance.now() - due) / 1000);
      due += every;
      if (performance.now() < until) return move(state);
      socket.close();
      done();
    });
  });
}

const played = Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
setTimeout(() => {
  waits.length = 0;
  const begun = performance.now();
  until = begun + 1000 * seconds;
  console.log("warm");
  played.then(() => {
    const told = JSON.stringify({ waits, taken: (performance.now() - begun) / 1000 });
    process.stdout.write(told + "\n", () => process.exit(0)); // not before all of it is through the pipe
  });
}, 250 * seconds);
