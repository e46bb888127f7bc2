const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { legalActions } = require('@great-fire/game');
const { GreatFire } = require('@great-fire/game/boardgame.io');

const server = process.argv[2] ?? 'http://localhost:8001';
const lobby = new LobbyClient({ server });

/** Makes a random legal move. */
function move({ moves }, view) {
  const actions = legalActions(view).filter((action) => action.type !== 'undo');
  const { type, ...choice } = actions[Math.floor(Math.random() * actions.length)];
  moves[type](choice);
}

/** Joins a match and plays it to the end. */
async function play(matchID, playerID) {
  const seat = { playerID, playerName: `Program ${playerID}` };
  const { playerCredentials: credentials } = await lobby.joinMatch(GreatFire.name, matchID, seat);
  const multiplayer = SocketIO({ server });
  const client = Client({ game: GreatFire, matchID, playerID, credentials, multiplayer, debug: false });
  let lastStateID = -1; // boardgame.io also reports a state that has not changed
  client.subscribe((state) => {
    if (state?.ctx.gameover) finish(state.ctx.gameover);
    if (!state?.isActive || state._stateID === lastStateID) return;
    lastStateID = state._stateID;
    if (state.G.turn !== null) move(client, state.G);
    else if (playerID === '0') client.moves.deal();
  });
  client.start();
}

function finish({ winners }) {
  console.log(`Won by ${winners}`);
  process.exit();
}

async function main() {
  const { matchID } = await lobby.createMatch(GreatFire.name, { numPlayers: 3, setupData: { cones: 100 } });
  for (const playerID of ['0', '1', '2']) await play(matchID, playerID);
}

main();
