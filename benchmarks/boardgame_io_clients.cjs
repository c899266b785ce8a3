// So many tables, one connection each, at which both sides are played at random; prints "warm", then how long each move took.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const waits = [];
let until = Infinity;

function play(table) {
  const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"] });
  let games = 0;
  let match = "";
  let sent = 0;
  const begin = () => socket.emit("sync", (match = `${table}-${games++}`), "0", undefined, 2);
  const move = ({ G, ctx, _stateID }) => {
    if (ctx.gameover) return begin();
    const open = G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const player = ctx.currentPlayer;
    const payload = { type: "clickCell", args: [open[Math.floor(Math.random() * open.length)]], playerID: player };
    sent = performance.now();
    socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, match, player);
  };
  return new Promise((done) => {
    socket.on("connect", begin);
    socket.on("sync", (id, { state }) => id === match && move(state));
    socket.on("update", (id, state) => {
      if (id !== match) return;
      waits.push((performance.now() - sent) / 1000);
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
