import { decide } from '@great-fire/bots';
import { legalActions, verifyRecord } from '@great-fire/game';
import type { PlayerView } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { newGame } from '../new-game';
import type { PracticePlayer, SavedGame } from '../saved-game';
import { savedGameSchema } from '../saved-game';
import type { Told } from './messages';
import { PracticeTable } from './practice-table';

const OPTIONS = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
const ANNA: PracticePlayer = { name: 'Anna', bot: null };
const BEN: PracticePlayer = { name: 'Ben', bot: null };
const BOT: PracticePlayer = { name: 'Tobias', bot: 'apprentice' };

/** A table whose bots wait until `run` lets the next one go on. */
function tableOf(game: SavedGame) {
  const told: Exclude<Told, { readonly answerTo: number }>[] = [];
  const kept: SavedGame[] = [];
  const jobs: (() => void)[] = [];
  let isTold = Promise.resolve(); // of the last decision that was kept
  let tellOf = (): void => undefined;
  const table = new PracticeTable(game, {
    keep: (one) => {
      kept.push(structuredClone(one));
      isTold = new Promise((resolve) => (tellOf = resolve));
      return Promise.resolve();
    },
    tell: (news) => {
      told.push(structuredClone(news));
      tellOf();
    },
    decide: (level, sight, chanceOf) => decide(level, sight, randomOf(chanceOf), { iterations: 4 }),
    later: (job) => void jobs.push(job),
    now: () => 1_700_000_000_000,
  });
  table.start();
  const settle = async (): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      job();
      await withDeadline('what a bot decided', isTold);
    }
  };
  return { table, told, kept, settle };
}

type Opened = ReturnType<typeof tableOf>;

const viewOf = ({ table }: Opened): PlayerView => {
  const { frame } = table.sync();
  if (frame === null) throw new Error('A practice game has begun');
  return frame.view;
};

/** Plays a game to its end, each person by chance. */
async function playOut(opened: Opened): Promise<void> {
  const { table, settle } = opened;
  const chance = randomOf('people');
  for (let made = 0; viewOf(opened).result === null; made += 1) {
    await settle();
    const view = viewOf(opened);
    if (view.result !== null) return;
    if (view.viewer !== view.turn.seat) table.sit(view.turn.seat);
    const legal = legalActions(viewOf(opened)).filter(({ type }) => type !== 'undo');
    const end = legal.filter(({ type }) => type === 'end-actions');
    const action = chance.pick(end.length > 0 ? end : legal);
    const { frame } = table.sync();
    expect(await table.move({ stateId: frame?.stateId ?? -1, action })).toMatchObject({ ok: true });
    if (made > 2000) throw new Error('The game does not end');
  }
}

const dealt = (...players: readonly PracticePlayer[]): SavedGame =>
  newGame({ name: 'Practice', players, options: OPTIONS });

test('a person plays a whole game against bots, and its record is verified', async () => {
  const opened = tableOf(dealt(ANNA, BOT, BOT));
  await playOut(opened);
  expect(verifyRecord(opened.table.record())).toMatchObject({ ok: true });
  expect(opened.kept.at(-1)).toMatchObject({ isOver: true });
});

test('each decision is kept before anybody is told of it', async () => {
  const opened = tableOf(dealt(ANNA, BOT, BOT));
  await playOut(opened);
  const updates = opened.told.filter(({ event }) => event === 'update');
  expect(updates.length).toBe(opened.kept.at(-1)?.decisions.length);
  expect(opened.kept.map(({ decisions }) => decisions.length)).toEqual(updates.map((_, index) => index + 1));
});

test('a game that was left is taken up where it stood', async () => {
  const opened = tableOf(dealt(ANNA, BOT, BOT));
  await playOut(opened);
  const half = opened.kept.at(Math.floor(opened.kept.length / 2));
  if (half === undefined) throw new Error('Nothing was kept');
  const again = tableOf(savedGameSchema.parse(JSON.parse(JSON.stringify(half))));
  expect(again.table.sync().frame?.stateId).toBe(half.decisions.length);
  await playOut(again);
  expect(verifyRecord(again.table.record())).toMatchObject({ ok: true });
});

test('what was kept and breaks a rule is not played on', () => {
  const game = dealt(ANNA, BOT, BOT);
  const broken = { ...game, decisions: [{ seat: 0, action: { type: 'end-actions' as const }, at: 0 }] };
  expect(() => tableOf(broken)).toThrow(game.id);
});

test('SEC-1 to SEC-4: while the device goes from hand to hand, it tells nobody’s secrets', async () => {
  const opened = tableOf(dealt(ANNA, BEN, BOT));
  await playOut(opened);
  const shown = opened.told.map(({ payload }) => payload.frame);
  const handedOn = shown.filter((frame) => frame?.view.viewer === null);
  expect(handedOn.length).toBeGreaterThan(10);
  for (const frame of handedOn) expect(frame?.view.own).toBeNull();
  const [anna, ben] = [0, 1].map((seat) => shown.filter((frame) => frame?.view.viewer === seat));
  expect(anna?.length).toBeGreaterThan(10);
  expect(ben?.length).toBeGreaterThan(10);
});

test('an earlier state is shown as its holder could see it then', async () => {
  const opened = tableOf(dealt(ANNA, BOT, BOT));
  const before = viewOf(opened);
  await playOut(opened);
  expect(opened.table.past(0, 3)?.first).toEqual(before);
  expect(opened.table.past(0, 3)?.changes).toHaveLength(3);
  expect(opened.table.past(0, 100_000)).toBeNull();
});

test('a move is refused out of turn, on an old state, and where the rules refuse it', async () => {
  const { table } = tableOf(dealt(ANNA, BEN, BOT));
  const action = { type: 'end-actions' } as const;
  expect(await table.move({ stateId: 0, action })).toMatchObject({ code: 'not-your-seat' });
  table.sit(0);
  expect(await table.move({ stateId: 7, action })).toMatchObject({ code: 'stale' });
  expect(await table.move({ stateId: 0, action })).toMatchObject({ code: 'rule-refused' });
});

test('what the device cannot keep was never played, and may be sent again', async () => {
  const game = dealt(ANNA, BEN, { name: 'Clara', bot: null });
  let isFull = true;
  const table = new PracticeTable(game, {
    keep: () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
    tell: () => undefined,
    decide: () => ({ type: 'keep-hand' }),
    later: () => undefined,
    now: () => 0,
  });
  const { frame } = table.sync();
  const seat = frame?.view.turn.seat ?? 0;
  table.sit(seat);
  const move = { stateId: 0, action: { type: 'keep-hand' } as const };
  await expect(table.move(move)).rejects.toThrow('full');
  isFull = false;
  expect(await table.move(move)).toEqual({ ok: true, stateId: 1 });
});

test('UNDO-3: those who share the device go back together, and on from there; bots know nothing of what was', async () => {
  const opened = tableOf(dealt(ANNA, BEN, BOT));
  const { table, settle, kept } = opened;
  const states = new Map<number, PlayerView>();
  for (let made = 0; made < 25; made += 1) {
    await settle();
    const { seat } = viewOf(opened).turn;
    if (viewOf(opened).viewer !== seat) table.sit(seat);
    states.set(table.sync().frame?.stateId ?? 0, viewOf(opened));
    const legal = legalActions(viewOf(opened)).filter(({ type }) => type !== 'undo');
    const [action] = legal;
    if (action === undefined) throw new Error('Nothing is legal');
    await table.move({ stateId: table.sync().frame?.stateId ?? 0, action });
  }
  await settle();
  const last = table.sync().frame?.stateId ?? 0;
  if (viewOf(opened).viewer === null) table.sit(viewOf(opened).turn.seat);
  const to = Math.max(...[...states.keys()].filter((stateId) => stateId < last - 8));
  const then = states.get(to);
  expect(await table.takeBack(last)).toMatchObject({ code: 'rule-refused', rule: 'UNDO-3' });
  expect(await table.takeBack(to)).toEqual({ ok: true });
  expect(table.history(last + 2, 1)).toMatchObject([{ events: [], takenBack: { to, consent: [0, 1] } }]);
  table.sit(then?.turn.seat ?? 0);
  expect(viewOf(opened)).toEqual(then);

  // Left and taken up again it stands there still.
  const game = savedGameSchema.parse(JSON.parse(JSON.stringify(kept.at(-1))));
  const again = tableOf(game);
  again.table.sit(then?.turn.seat ?? 0);
  expect(viewOf(again)).toEqual(then);
  expect(await again.table.takeBack(last)).toMatchObject({ code: 'rule-refused' });
  await playOut(again);
  const record = again.table.record();
  expect(verifyRecord(record)).toMatchObject({ ok: true });
  expect(record.undone?.filter(({ consent }) => consent.length === 2)).toHaveLength(1);
});
