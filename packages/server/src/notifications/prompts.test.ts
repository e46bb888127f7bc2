import { emptyTableState, type Proposal, type TableState } from '@great-fire/protocol';
import { bot, person, tableOf } from '../../testing/setup-table';
import type { StoredMatch } from '../entities/match';
import { buildTurnKey, findPrompts } from './prompts';

const STATE = emptyTableState(4, 0, 0);
const AWAY = { standIn: 'none', isOpen: true, hasLeft: false } as const;

const matchWith = (change: Partial<TableState>, match: Partial<StoredMatch> = {}): StoredMatch => ({
  ...tableOf({ players: 4, seats: [person(0, 'Ann'), person(1, 'Ben'), person(2, 'Cleo'), bot(3)] }),
  status: 'running',
  tableState: { ...STATE, ...change },
  ...match,
});

/** Returns the prompts as texts: `1 ben vote`. */
const promptsOf = (match: StoredMatch): readonly string[] =>
  findPrompts(match).map(({ seat, personId, kind }) => `${String(seat)} ${personId} ${kind}`);

const proposal = (kind: Proposal['kind'], ...pending: readonly number[]): Proposal => {
  const fields = { id: 1, by: 0, pending, agreed: [], expiresAt: 60_000 };
  return kind === 'takeback' ? { kind, ...fields, toStateId: 3 } : { kind, ...fields };
};

test.each<readonly [string, Partial<TableState>, readonly string[]]>([
  ['the player who decides', {}, ['0 ann turn']],
  ['no player to decide in a pause', { pausedAt: 5 }, []],
  ['no player in place of a bot', { clock: { ...STATE.clock, activeSeat: 3 } }, []],
  ['no player without a decision', { clock: { ...STATE.clock, activeSeat: null } }, []],
  [
    'those who are asked for a pause, each once',
    { proposals: [proposal('pause', 0, 1), proposal('takeback', 1)] },
    ['0 ann turn', '1 ben pause'],
  ],
  [
    'those who are asked for a takeback',
    { proposals: [proposal('takeback', 2)] },
    ['0 ann turn', '2 cleo takeback'],
  ],
  [
    'those who are asked to end the game, in a pause too',
    { pausedAt: 5, proposals: [proposal('abort', 1, 2)] },
    ['1 ben abort', '2 cleo abort'],
  ],
  [
    'voters without a ballot',
    {
      vote: { seat: 0, voters: [1, 2], ballots: [{ seat: 2, verdict: 'wait' }], deadline: null },
      proposals: [proposal('pause', 1)],
    },
    ['0 ann turn', '1 ben vote'],
  ],
  [
    'an absent owner only about the end of the game',
    {
      absences: [AWAY, AWAY, null, null],
      proposals: [proposal('pause', 1), proposal('abort', 1)],
    },
    ['1 ben abort'],
  ],
])('prompts %s', (_, change, expected) => {
  expect(promptsOf(matchWith(change))).toEqual(expected);
});

test('prompts no player at a table that does not run', () => {
  for (const status of ['open', 'finished', 'unfinished'] as const)
    expect(promptsOf(matchWith({}, { status }))).toEqual([]);
  expect(promptsOf(matchWith({}, { tableState: null }))).toEqual([]);
});

test('a turn has one key, and each decision of the set-up another', () => {
  expect(buildTurnKey(matchWith({}, { turn: 0, stateId: 3, activeSeat: 1 }))).toBe('setup/3');
  expect(buildTurnKey(matchWith({}, { turn: 7, stateId: 40, activeSeat: 1 }))).toBe('7/1');
});
