// boardgame.io with a game of the same exchange: one answer, both players get the whole position.
const fs = require("fs");
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const view = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const durable = process.argv[3] === "durable";

const exchange = {
  name: "exchange",
  setup: () => ({ view, log: [], answers: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    answer: ({ G, ctx }, choice) => {
      G.answers += 1;
      G.view.table.players[Number(ctx.currentPlayer)].ducats = G.answers % 20;
      G.log.push({ kind: "placed", seat: Number(ctx.currentPlayer), field: choice });
      if (G.log.length > 80) G.log.shift();
    },
  },
};

const db = durable ? new FlatFile({ dir: process.argv[4] }) : undefined;
const server = Server({ games: [exchange], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  console.log(`http://localhost:${appServer.address().port}`);
});
