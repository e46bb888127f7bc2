/**
 * A program that plays a whole game by the bot API (docs/bot-api.md), without knowing a rule: it opens a table, has the
 * server's bots in the other seats, and takes any legal choice. Needs Node 20 and socket.io-client.
 *   node docs/examples/bot.mjs http://localhost:8000
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';

const server = (process.argv[2] ?? 'http://localhost:8000').replace(/\/$/, '');
/** Prints why the server cannot be reached, and ends. */
function giveUp(error) {
  process.stderr.write(`${server} cannot be reached: ${error.cause?.message ?? error.message}\n`);
  process.exit(1);
}
const opened = await fetch(`${server}/api/matches`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    tableName: 'A program plays',
    players: 3,
    options: { hiddenColours: false, moreDestruction: false, cones: 65 },
    private: true,
    name: 'Example',
    bots: ['apprentice', 'apprentice'], // they fill the table
  }),
}).catch(giveUp);
if (!opened.ok) throw new Error(await opened.text());
const { match, seat, token } = await opened.json();
const started = await fetch(`${server}/api/matches/${match.id}/start`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
});
if (!started.ok) throw new Error(await started.text());

// socket.io takes the path of an address for a namespace, so the path of a server below one goes into an option.
const { origin, pathname } = new URL(server);
const socket = io(origin, {
  path: `${pathname.replace(/\/$/, '')}/socket.io/`,
  transports: ['websocket'],
  auth: { protocol: 1, match: match.id, token },
  ackTimeout: 5000, // then a message is sent again, also after the line broke: its id keeps a move from being made twice
  retries: 20,
});
let frame = null; // the game as this seat was shown it last
let wake = () => undefined;
const show = (news) => {
  if (news !== null && news.stateId >= (frame?.stateId ?? 0)) frame = news;
  wake();
};
socket.on('sync', (sync) => show(sync.frame));
socket.on('update', (update) => show(update.frame));
socket.on('reconnect', () => socket.disconnect().connect()); // the server ends: another, or the next one, goes on
socket.on('connect_error', ({ message, data }) => {
  process.stderr.write(`cannot connect: ${data?.code ?? 'line'}: ${message}\n`);
  if (data !== undefined) setTimeout(() => socket.connect(), 1000); // the server refused; it tries a broken line itself
});

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Returns a random legal action, or undefined if there is none. */
function chooseAction({ actions = [], spreads = [], intensify = null }) {
  if (intensify !== null) {
    const slots = Object.entries(intensify.room).flatMap(([id, room]) => Array(room).fill(id));
    const takeSlot = () => slots.splice(Math.floor(Math.random() * slots.length), 1)[0];
    return { type: 'intensify', districts: Array.from({ length: intensify.count }, takeSlot) };
  }
  const choice = pick([...spreads, ...actions.filter(({ type }) => type !== 'undo')]);
  if (choice?.sources === undefined) return choice; // an action, ready to send
  const { sources, targets, ...cardAndToken } = choice;
  const { to, exits } = pick(targets);
  return { type: 'spread', ...cardAndToken, from: pick(sources), exit: pick(exits), to };
}

for (let known = 0; (frame?.view.result ?? null) === null;) {
  if (frame === null || frame.stateId < known || frame.view.turn.seat !== seat) {
    await new Promise((resolve) => (wake = resolve));
    continue;
  }
  const legal = await socket.emitWithAck('legal-actions');
  const action = chooseAction(legal);
  if (action === undefined)
    await pause(1000); // refused, or the turn has passed on: look again
  else {
    const answer = await socket.emitWithAck('move', { id: randomUUID(), stateId: legal.stateId, action });
    if (answer.ok) known = answer.stateId;
    else await pause(1000); // stale, too many requests, paused: look again, decide anew
  }
}
socket.disconnect();
process.stdout.write(`${JSON.stringify({ match: match.id, seat, ...frame.view.result })}\n`);
