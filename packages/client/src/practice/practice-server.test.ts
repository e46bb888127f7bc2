import { decide } from '@great-fire/bots';
import {
  createGame as dealCards,
  isFiveIdentical,
  legalActions,
  type OpeningHandAnswer,
  type PlayerView,
} from '@great-fire/game';
import { verifyRecord } from '@great-fire/game/record';
import { seededRandom } from '@great-fire/game/random';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { matchSetup, newGame, type PracticePlayer, type SavedGame } from './saved-game';
import { savedGameSchema } from './saved-game-schema';
import type { WorkerEvent } from './worker-messages';
import { PracticeServer } from './practice-server';

const OPTIONS = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
const ANNA: PracticePlayer = { name: 'Anna', bot: null };
const BEN: PracticePlayer = { name: 'Ben', bot: null };
const BOT: PracticePlayer = { name: 'Tobias', bot: 'apprentice' };

const takebackTo = (toStateId: number) => ({ type: 'propose', kind: 'takeback', toStateId }) as const;

/** Opens a table whose bots wait for `runBots`. */
function openPractice(game: SavedGame) {
  const sent: Exclude<WorkerEvent, { readonly answerTo: number }>[] = [];
  const saved: SavedGame[] = [];
  const jobs: (() => void)[] = [];
  const delays: number[] = [];
  let sentDecision = Promise.resolve(); // resolves with the last saved decision
  let resolveSent = (): void => undefined;
  const server = new PracticeServer(game, {
    save: (savedGame) => {
      saved.push(structuredClone(savedGame));
      sentDecision = new Promise((resolve) => (resolveSent = resolve));
      return Promise.resolve();
    },
    send: (event) => {
      sent.push(structuredClone(event));
      resolveSent();
    },
    decide: (level, input, seed) => decide(level, input, seededRandom(seed)),
    schedule: (job, ms) => {
      jobs.push(job);
      delays.push(ms);
    },
    now: () => 1_700_000_000_000,
  });
  server.start();
  const runBots = async (): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      job();
      await withDeadline('what a bot decided', sentDecision);
    }
  };
  return { server, sent, saved, delays, runBots };
}

type OpenPractice = ReturnType<typeof openPractice>;

const viewOf = ({ server }: OpenPractice): PlayerView => {
  const { frame } = server.sync();
  if (frame === null) throw new Error('A practice game has begun');
  return frame.view;
};

const stateIdOf = ({ server }: OpenPractice): number => server.sync().frame?.stateId ?? -1;

/** Plays a game to its end with random moves of the people. */
async function playOut(opened: OpenPractice): Promise<void> {
  const { server, runBots } = opened;
  const random = seededRandom('people');
  for (let count = 0; viewOf(opened).result === null; count += 1) {
    await runBots();
    const view = viewOf(opened);
    if (view.result !== null) return;
    if (view.viewer !== view.turn.seat) server.takeDevice(view.turn.seat);
    const legal = legalActions(viewOf(opened)).filter(({ type }) => type !== 'undo');
    const end = legal.filter(({ type }) => type === 'end-actions');
    const action = random.pick(end.length > 0 ? end : legal);
    const { frame } = server.sync();
    expect(await server.move({ stateId: frame?.stateId ?? -1, action })).toMatchObject({ ok: true });
    if (count > 2000) throw new Error('The game does not end');
  }
}

const createGame = (...players: readonly PracticePlayer[]): SavedGame =>
  newGame({ name: 'Practice', players, options: OPTIONS });

test('plays fast bots after a shorter pause, and keeps the speed with the game', async () => {
  const opened = openPractice(createGame(ANNA, BOT, BOT));
  expect(opened.server.sync().match.botSpeed).toBe('normal');
  expect(await opened.server.setBotSpeed('instant')).toEqual({ ok: true });
  expect(opened.sent.at(-1)).toMatchObject({ event: 'sync', payload: { match: { botSpeed: 'instant' } } });
  expect(savedGameSchema.parse(opened.saved.at(-1)).botSpeed).toBe('instant');
  const before = opened.delays.length;
  await playOut(opened);
  const delays = opened.delays.slice(before);
  expect(delays.length).toBeGreaterThan(20);
  expect(new Set(delays)).toEqual(new Set([0]));
  expect(opened.saved.at(-1)?.botSpeed).toBe('instant');
});

test('plays a whole game of a person against bots and verifies its record', async () => {
  const opened = openPractice(createGame(ANNA, BOT, BOT));
  await playOut(opened);
  expect(verifyRecord(opened.server.record())).toMatchObject({ ok: true });
  expect(opened.saved.at(-1)).toMatchObject({ isOver: true });
});

test('saves each decision before it sends the update', async () => {
  const opened = openPractice(createGame(ANNA, BOT, BOT));
  await playOut(opened);
  const updates = opened.sent.filter(({ event }) => event === 'update');
  expect(updates).toHaveLength(opened.saved.length);
  const stateIds = opened.sent.flatMap(({ event, payload }) =>
    event === 'update' ? [payload.frame?.stateId] : [],
  );
  expect(opened.saved.map(({ decisions }) => decisions.length)).toEqual(stateIds);
});

/** Returns a game whose first seat, or whose second one, was dealt five identical cards. */
function dealFiveAlike(holder: number, answer?: OpeningHandAnswer): SavedGame {
  const game = newGame({
    name: 'Practice',
    players: [ANNA, BOT, BOT],
    options: OPTIONS,
    ...(answer !== undefined && { openingHandAnswer: answer }),
  });
  for (let number = 0; ; number += 1) {
    const dealt = { ...game, seed: `five alike ${String(number)}`.padEnd(32, '0') };
    const { hands } = dealCards(matchSetup(dealt)).secret;
    if (hands.every((hand, seat) => isFiveIdentical(hand) === (seat === holder))) return dealt;
  }
}

test.each([
  ['deals five identical cards of a person again by default', 0, undefined, true],
  ['keeps five identical cards of a person who wants to', 0, 'keep-hand', false],
  ['deals five identical cards of a bot again, whatever the people want', 1, 'keep-hand', true],
] as const)('SET-3: %s, without a question', async (_, holder, answer, isRedealt) => {
  const opened = openPractice(dealFiveAlike(holder, answer));
  expect(viewOf(opened).turn.step).toBe('band');
  const shown = opened.server.history(stateIdOf(opened) + 1, 20).flatMap(({ events }) => events);
  expect(shown.some(({ type }) => type === 'hand-redealt')).toBe(isRedealt);
  expect(opened.saved).toEqual([]);
  await playOut(opened);
  const record = opened.server.record();
  expect(verifyRecord(record)).toMatchObject({ ok: true });
  expect(record.actions.filter(({ type }) => type === 'redeal')).toHaveLength(isRedealt ? 1 : 0);

  // The first saved decision contains the answers, so the resumed game has the same hands.
  const first = savedGameSchema.parse(JSON.parse(JSON.stringify(opened.saved[0])));
  expect(stateIdOf(openPractice(first))).toBe(first.decisions.length);
});

test('names the level of each bot in the summary of the table', () => {
  const { server } = openPractice(createGame(ANNA, BOT, BOT));
  const seats = server
    .sync()
    .match.seats.map(({ name, botLevel, hasOwner }) => ({ name, botLevel, hasOwner }));
  const tobias = { name: 'Tobias', botLevel: 'apprentice', hasOwner: false };
  expect(seats).toEqual([{ name: 'Anna', botLevel: null, hasOwner: true }, tobias, tobias]);
});

test('resumes a saved game', async () => {
  const opened = openPractice(createGame(ANNA, BOT, BOT));
  await playOut(opened);
  const half = opened.saved.at(Math.floor(opened.saved.length / 2));
  if (half === undefined) throw new Error('Nothing was kept');
  const again = openPractice(savedGameSchema.parse(JSON.parse(JSON.stringify(half))));
  expect(again.server.sync().frame?.stateId).toBe(half.decisions.length);
  await playOut(again);
  expect(verifyRecord(again.server.record())).toMatchObject({ ok: true });
});

test("shows the device's holder where the holder points, and stores nothing", () => {
  const { server, sent, saved } = openPractice(createGame(ANNA, BOT, BOT));
  expect(server.signal({ district: 'temple', from: 'dowgate' })).toEqual({ ok: true });
  expect(sent).toEqual([{ event: 'signal', payload: { seat: 0, district: 'temple', from: 'dowgate' } }]);
  expect(saved).toEqual([]);
  const passing = openPractice(createGame(ANNA, BEN, BOT));
  expect(passing.server.signal({ district: 'temple' })).toMatchObject({ code: 'not-your-seat' });
  expect(passing.sent).toEqual([]);
});

test('rejects a saved game with an illegal decision', () => {
  const game = createGame(ANNA, BOT, BOT);
  const broken = { ...game, decisions: [{ seat: 0, action: { type: 'end-actions' as const }, at: 0 }] };
  expect(() => openPractice(broken)).toThrow(game.id);
});

test('SEC-1 to SEC-4: sends no secrets while the device is passed on', async () => {
  const opened = openPractice(createGame(ANNA, BEN, BOT));
  await playOut(opened);
  const shown = opened.sent.map((event) => ('frame' in event.payload ? event.payload.frame : null));
  const handedOn = shown.filter((frame) => frame?.view.viewer === null);
  expect(handedOn.length).toBeGreaterThan(10);
  for (const frame of handedOn) expect(frame?.view.own).toBeNull();
  const [anna, ben] = [0, 1].map((seat) => shown.filter((frame) => frame?.view.viewer === seat));
  expect(anna?.length).toBeGreaterThan(10);
  expect(ben?.length).toBeGreaterThan(10);
});

test("shows an earlier state from the perspective of the device's holder", async () => {
  const opened = openPractice(createGame(ANNA, BOT, BOT));
  const before = viewOf(opened);
  const stateId = stateIdOf(opened);
  await playOut(opened);
  expect(opened.server.historicViews(stateId, stateId + 3)?.first).toEqual(before);
  expect(opened.server.historicViews(0, 3)?.patches).toHaveLength(3);
  expect(opened.server.historicViews(0, 100_000)).toBeNull();
});

test('refuses a move out of turn, on an outdated state, or against the rules', async () => {
  const opened = openPractice(createGame(ANNA, BEN, BOT));
  const { server } = opened;
  const stateId = stateIdOf(opened);
  const action = { type: 'end-actions' } as const;
  expect(await server.move({ stateId, action })).toMatchObject({ code: 'not-your-seat' });
  server.takeDevice(0);
  expect(await server.move({ stateId: stateId + 7, action })).toMatchObject({ code: 'stale' });
  expect(await server.move({ stateId, action })).toMatchObject({ code: 'illegal-move' });
});

test('does not play a move that cannot be saved, and accepts it again later', async () => {
  const game = createGame(ANNA, BEN, { name: 'Clara', bot: null });
  let isFull = true;
  const table = new PracticeServer(game, {
    save: () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
    send: () => undefined,
    decide: () => ({ type: 'end-actions' }),
    schedule: () => undefined,
    now: () => 0,
  });
  const { frame } = table.sync();
  const seat = frame?.view.turn.seat ?? 0;
  table.takeDevice(seat);
  const stateId = frame?.stateId ?? 0;
  const move = { stateId, action: { type: 'place-band', district: 'temple' } as const };
  await expect(table.move(move)).rejects.toThrow('full');
  isFull = false;
  expect(await table.move(move)).toEqual({ ok: true, stateId: stateId + 1 });
});

test('UNDO-3: takes back for all people at the device; bots do not see the undone moves', async () => {
  const opened = openPractice(createGame(ANNA, BEN, BOT));
  const { server, runBots, saved } = opened;
  const states = new Map<number, PlayerView>();
  for (let made = 0; made < 25; made += 1) {
    await runBots();
    const { seat } = viewOf(opened).turn;
    if (viewOf(opened).viewer !== seat) server.takeDevice(seat);
    states.set(server.sync().frame?.stateId ?? 0, viewOf(opened));
    const legal = legalActions(viewOf(opened)).filter(({ type }) => type !== 'undo');
    const [action] = legal;
    if (action === undefined) throw new Error('Nothing is legal');
    await server.move({ stateId: server.sync().frame?.stateId ?? 0, action });
  }
  await runBots();
  const last = server.sync().frame?.stateId ?? 0;
  if (viewOf(opened).viewer === null) server.takeDevice(viewOf(opened).turn.seat);
  const to = Math.max(...[...states.keys()].filter((stateId) => stateId < last - 8));
  const then = states.get(to);
  expect(await server.executeCommand(takebackTo(last))).toMatchObject({
    code: 'illegal-move',
    rule: 'UNDO-3',
  });
  expect(await server.executeCommand(takebackTo(to))).toEqual({ ok: true });
  expect(server.history(last + 2, 1)).toMatchObject([{ events: [], takeback: { to, consent: [0, 1] } }]);
  server.takeDevice(then?.turn.seat ?? 0);
  expect(viewOf(opened)).toEqual(then);

  // A resumed game has the same state.
  const game = savedGameSchema.parse(JSON.parse(JSON.stringify(saved.at(-1))));
  const again = openPractice(game);
  again.server.takeDevice(then?.turn.seat ?? 0);
  expect(viewOf(again)).toEqual(then);
  expect(await again.server.executeCommand(takebackTo(last))).toMatchObject({ code: 'illegal-move' });
  await playOut(again);
  const record = again.server.record();
  expect(verifyRecord(record)).toMatchObject({ ok: true });
  expect(record.undone?.filter(({ consent }) => consent.length === 2)).toHaveLength(1);
});

test('hints at a legal action in the turn of the holder only, and points there', async () => {
  const opened = openPractice(createGame(ANNA, BOT, BOT));
  const { server, sent, runBots } = opened;
  let hints = 0;
  for (let count = 0; hints < 8 && count < 200; count += 1) {
    await runBots();
    const { turn } = viewOf(opened);
    const legal = legalActions(viewOf(opened)).filter(({ type }) => type !== 'undo');
    const stateId = stateIdOf(opened);
    const hint = server.hint();
    if (turn.step !== 'spread' && turn.step !== 'act') expect(hint).toBeNull();
    if (hint !== null) {
      hints += 1;
      expect(legal).toContainEqual(hint.action);
      expect(hint.stateId).toBe(stateId);
      expect(sent.at(-1)).toMatchObject({ event: 'signal', payload: { seat: turn.seat } });
    }
    const end = legal.find(({ type }) => type === 'end-actions');
    const action = hint?.action ?? end ?? legal[0];
    if (action === undefined) throw new Error('Nothing is legal');
    expect(await server.move({ stateId, action })).toMatchObject({ ok: true });
    if (viewOf(opened).turn.seat !== turn.seat) expect(server.hint()).toBeNull();
  }
  expect(hints).toBe(8);
});

test('hints at nothing while the device is passed on', async () => {
  const opened = openPractice(createGame(ANNA, BEN, BOT));
  await opened.runBots();
  expect(opened.server.sync().mySeat).toBeNull();
  expect(opened.server.hint()).toBeNull();
});
