// The chase on boardgame.io: the same map, a hidden X, tickets, reveals and captures. `node server.js BOARD [FOLDER]`;
// with a folder, matches are files in it, else they are in memory.
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [boardFile, folder] = process.argv.slice(2);
const { links, starts, reveals, rounds, tickets } = require(boardFile);
const LINES = { t: ["taxi"], b: ["bus"], u: ["underground"], k: ["taxi", "bus", "underground", "ferry"] };

const reaches = (from, ticket, to) => LINES[ticket].some((line) => (links[from][line] ?? []).includes(to));
const free = (G, station) => !G.at.slice(1).includes(station);
const canRide = (G, pawn) =>
  Object.keys(LINES).some(
    (ticket) =>
      (G.purses[pawn][ticket] ?? 0) > 0 &&
      LINES[ticket].some((line) => (links[G.at[pawn]][line] ?? []).some((to) => free(G, to))),
  );

function ride({ G, playerID }, ticket, to) {
  const pawn = G.turn;
  if (G.owner[pawn] !== Number(playerID)) return INVALID_MOVE;
  if (!(G.purses[pawn][ticket] > 0) || !reaches(G.at[pawn], ticket, to) || !free(G, to)) return INVALID_MOVE;
  G.purses[pawn][ticket] -= 1;
  G.at[pawn] = to;
  if (pawn === 0) G.windows.push({ ticket, station: to, shown: reveals.includes(G.windows.length + 1) });
  else G.caught = to === G.at[0];
  do {
    G.turn = (G.turn + 1) % G.at.length;
    if (G.turn === 0) G.round += 1;
  } while (G.turn !== 0 && !canRide(G, G.turn));
}

const chase = {
  name: "chase",
  setup: ({ ctx, random }) => {
    const pawns = starts.pawns;
    const dealt = random.Shuffle(starts.stations).slice(0, pawns);
    return {
      at: dealt,
      owner: dealt.map((_, pawn) => (pawn === 0 ? 0 : 1 + ((pawn - 1) % (ctx.numPlayers - 1)))),
      purses: dealt.map((_, pawn) => ({ ...(pawn === 0 ? tickets.x : tickets.pursuer) })),
      windows: [],
      round: 1,
      turn: 0,
      caught: false,
    };
  },
  moves: { ride },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.owner[G.turn] } },
  endIf: ({ G }) => {
    if (G.caught || (G.turn === 0 && !canRide(G, 0))) return { winner: "pursuers" };
    if (G.round > rounds) return { winner: "x" };
  },
  playerView: ({ G, ctx, playerID }) => {
    if (playerID === "0" || ctx.gameover) return G;
    const last = G.windows.at(-1);
    return {
      ...G,
      at: [last?.shown ? G.at[0] : null, ...G.at.slice(1)],
      windows: G.windows.map((each) => (each.shown ? each : { ...each, station: null })),
    };
  },
};

const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [chase], origins: ["*"], db });
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }, () => undefined).then(({ appServer }) => {
  console.log(`READY http://127.0.0.1:${appServer.address().port}`);
});
