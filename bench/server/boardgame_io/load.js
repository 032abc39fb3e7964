// Two scripted players at each table; whoever's turn it is answers at once, or after thinking.
const { io } = require("socket.io-client");

const fs = require("fs");

const [port, tables, seconds, think, pid] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const cpuSeconds = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const took = [];
let counting = false;

function sit(matchID, playerID) {
  const socket = io(`${base}/exchange`, { transports: ["websocket"], forceNew: true });
  let state = null;
  let sent = 0;
  const answer = () => {
    sent = performance.now();
    const payload = { type: "answer", args: ["crown"], playerID };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  };
  const goOn = () => {
    if (state.ctx.currentPlayer !== playerID) return;
    if (think) setTimeout(answer, think * (0.5 + Math.random()) * 1000);
    else answer();
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("sync", (_, info) => {
    state = info.state;
    goOn();
  });
  socket.on("update", (_, next) => {
    if (sent && state.ctx.currentPlayer === playerID && counting) took.push(performance.now() - sent);
    state = next;
    goOn();
  });
  return socket;
}

(async () => {
  const sockets = [];
  for (let table = 0; table < tables; table += 1) {
    const first = sit(`match${table}`, "0");
    await new Promise((done) => first.once("sync", done)); // the first who comes opens the match
    sockets.push(first, sit(`match${table}`, "1"));
  }
  await new Promise((done) => setTimeout(done, 1000));
  counting = true;
  const began = performance.now();
  const usedBefore = cpuSeconds();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  const spent = (performance.now() - began) / 1000;
  const used = cpuSeconds() - usedBefore;
  took.sort((a, b) => a - b);
  const round = (value, digits) => (value === undefined ? null : Number(value.toFixed(digits)));
  process.stdout.write(
    JSON.stringify({
      moves: took.length,
      moves_per_second: round(took.length / spent, 1),
      p50_ms: round(took[Math.floor(took.length / 2)], 2),
      p99_ms: round(took[Math.floor(took.length * 0.99)], 2),
      cpu_ms_per_move: round((1000 * used) / Math.max(1, took.length), 3),
      seconds: round(spent, 2),
    }) + "\n",
  );
  process.exit(0);
})();
