import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import {
  type GameRecord,
  type MatchLogEntry,
  type Decision,
  type RecordedAction,
  checkTakeback,
  toRecordFinal,
  parseRecord,
  readRecord,
  replayLog,
  replayRecord,
  toRecordResult,
  effectiveDecisions,
  isDecision,
  formatVerdict,
  verifyRecord,
  verifyText,
  writeRecord,
} from '../src/record';
import {
  STANDARD_OPTIONS,
  applyAction,
  createDraft,
  createGame,
  describeRefusal,
  isFiveIdentical,
  type Draft,
  type GameState,
  type MatchSetup,
} from '../src/index';
import { writePosition } from '../src/notation';
import {
  type SimulatedGame,
  randomOptions,
  simulateGame,
  simulateLongLog,
  seedFromName,
} from '../testing/index';

const recordedPlayers = (game: SimulatedGame) =>
  game.personas.map((persona, seat) => ({ name: `P${seat}`, bot: persona }));
const createRecord = (game: SimulatedGame) => writeRecord(game.setup, recordedPlayers(game), game.log);
const verdictOf = (record: unknown) => formatVerdict(verifyText(JSON.stringify(record)));

/** Returns the format's example record, which another program wrote. */
const example = (): GameRecord =>
  JSON.parse(readFileSync(join(__dirname, 'fixtures', 'example-3p.json'), 'utf8')) as GameRecord;

describe('record', () => {
  it.each([3, 4, 5, 6] as const)('of %d players can be written, read and verified', (players) => {
    for (const name of ['a', 'b', 'c']) {
      const record = createRecord(
        simulateGame(players, randomOptions(name), seedFromName(`${players} ${name}`)),
      );
      expect(verdictOf(record)).toBe('ok');
      expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
    }
  });

  it('gives final position and result from setup and actions alone', () => {
    const record = example();
    const played = replayRecord(record);
    if (!played.ok) throw new Error(played.violation.why);
    expect(toRecordFinal(played.state)).toEqual(record.final);
    expect(toRecordResult(played.state)).toEqual(record.result);
  });

  it('of another program is valid, whatever its seed would deal', () => {
    expect(verdictOf(example())).toBe('ok');
    expect(verdictOf({ ...example(), seed: 'other', commitment: 'not a hash', extra: [1, 2] })).toBe('ok');
  });

  it('may leave out optional fields, and zero and empty entries of `final`', () => {
    const { rules: _rules, entropies: _entropies, ...record } = example();
    const { stock, ...final } = record.final;
    expect(stock).toBe(0);
    expect(verdictOf({ ...record, final: { ...final, cones: { ...final.cones, temple: 0 } } })).toBe('ok');
  });
});

function changedExample(change: (record: GameRecord) => void): GameRecord {
  const record = example();
  change(record);
  return record;
}

const actionAt = (record: GameRecord, index: number): RecordedAction => {
  const found = record.actions[index];
  if (found === undefined) throw new Error(`No action ${index}`);
  return found;
};

describe('verify', () => {
  it.each<readonly [string, (record: GameRecord) => void, string]>([
    ['a house moved', (r) => void r.setup.houses.bethnal?.splice(0, 1, 'red'), 'setup: SET-5'],
    ['a house missing', (r) => void r.setup.houses.aldgate?.pop(), 'setup: SET-5'],
    ['a token more', (r) => void (r.setup.tokens.temple = 'one-vp'), 'setup: SET-7'],
    ['a token of another kind', (r) => void (r.setup.tokens.minories = 'demolition'), 'setup: SET-7'],
    [
      'two players of one colour',
      (r) => void (r.players[1] && (r.players[1].colour = 'white')),
      'setup: SET-6',
    ],
    ['a card changed', (r) => void r.setup.unused.splice(0, 1, 'S'), 'setup: SET-4'],
    ['a stack card lower', (r) => void r.setup.deck.splice(7, 2, 'W', '#B'), 'setup: SET-4'],
    ['a hand of six', (r) => void r.setup.hands[1]?.push('N'), 'setup: SET-3'],
    [
      'an objective dealt twice',
      (r) => void r.setup.objectives[1]?.splice(0, 1, 'I-newgate'),
      'setup: SET-8',
    ],
    ['a band too many', (r) => void (r.setup.bands.temple = 1), 'setup: SET-10'],
    ['a start player without a seat', (r) => void (r.startSeat = 4), 'setup: SET-9'],
    [
      'a redeal of other cards',
      (r) => void (r.actions[0] = { ...actionAt(r, 0), hand: ['N', 'N', 'N', 'N', 'N'] } as RecordedAction),
      'action 0: SET-3',
    ],
    [
      'a band in the green region',
      (r) => void (r.actions[1] = { seat: 0, type: 'place-band', district: 's-mary' }),
      'action 1: SET-10',
    ],
    [
      'an action of another seat',
      (r) => void (r.actions[2] = { ...actionAt(r, 2), seat: 2 }),
      'action 2: SET-9',
    ],
    ['an action left out', (r) => void r.actions.splice(15, 1), 'action 15: SET-9'],
    ['the actions cut short', (r) => void r.actions.pop(), 'action 216: END-1'],
    ['an action too many', (r) => void r.actions.push({ seat: 0, type: 'end-actions' }), 'action 217: END-1'],
    [
      'a seat that is not there',
      (r) => void (r.actions[2] = { ...actionAt(r, 2), seat: 5 }),
      'action 2: SET-1',
    ],
    [
      'another cone at the end',
      (r) => void (r.final.cones.tower = 4),
      'final: END-1: cones.tower is 4, not 5',
    ],
    ['another hand at the end', (r) => void r.final.hands[0]?.splice(0, 1, 'W'), 'final: END-1: hands.0'],
    [
      'another total',
      (r) => void (r.result.scores[1] && (r.result.scores[1].total = 99)),
      'result: END-2: scores.1.total is 99, not 15',
    ],
    ['another winner', (r) => void (r.result.winners = [1]), 'result: END-4'],
  ])('names the fault: %s', (_, change, start) => {
    expect(verdictOf(changedExample(change)).startsWith(start)).toBe(true);
  });

  it.each([
    ['not JSON', 'format: record: it is not JSON'],
    ['[]', 'format: record: '],
    ['null', 'format: record: '],
    ['{}', 'format: format: '],
    [JSON.stringify({ ...example(), format: 'great-fire-record/2' }), 'format: format: '],
    [JSON.stringify({ ...example(), map: 'paris' }), 'format: map: '],
    [
      JSON.stringify({ ...example(), options: { hiddenColours: false, moreDestruction: false, cones: 66 } }),
      'format: options.cones: ',
    ],
    [JSON.stringify({ ...example(), startSeat: undefined }), 'format: startSeat: '],
    [JSON.stringify({ ...example(), startSeat: 1.5 }), 'format: startSeat: '],
    [
      JSON.stringify({ ...example(), actions: [{ seat: 0, type: 'move-pawn', to: 'mars' }] }),
      'format: actions.0.to: ',
    ],
    [JSON.stringify({ ...example(), actions: [{ seat: 0, type: '__proto__' }] }), 'format: actions.0.type: '],
    ['['.repeat(100_000), 'format: record: '],
  ])('names the first unreadable field (%#)', (text, start) => {
    expect(formatVerdict(verifyText(text)).slice(0, start.length)).toBe(start);
  });

  it('returns a verdict that distinguishes the kinds of faults', () => {
    expect(verifyRecord(example())).toEqual({ ok: true });
    expect(readRecord('{')).toEqual({ ok: false, field: 'record', why: 'it is not JSON' });
  });
});

/** Returns a game's log up to the first decision that matches. */
function logUpTo(game: SimulatedGame, isEnd: (entry: Decision) => boolean): readonly Decision[] {
  return game.log.slice(0, game.log.findIndex(isEnd) + 1);
}

describe('UNDO-3: takeback by consent', () => {
  const game = simulateGame(3, STANDARD_OPTIONS, seedFromName('consent'));
  const log = logUpTo(game, ({ action: { type } }) => type === 'intensify');
  const keep = log.length - 12;

  it('requires the consent of all human players', () => {
    const answer = (consent: readonly number[], humans: readonly number[]) => {
      const refusal = checkTakeback(log.length, { keep, consent }, humans);
      return refusal === null ? 'ok' : `${refusal.rule}: ${describeRefusal(refusal)}`;
    };
    expect(answer([0, 1, 2], [0, 1, 2])).toBe('ok');
    expect(answer([0, 2], [0, 2])).toBe('ok');
    expect(answer([0, 1], [0, 1, 2])).toBe('UNDO-3: this needs the consent of all players');
    expect(checkTakeback(log.length, { keep: log.length, consent: [0, 1, 2] }, [0, 1, 2])?.reason).toBe(
      'nothing-to-take-back',
    );
  });

  it('goes back over draws and other turns, and keeps cards and order of the deck', () => {
    const back: readonly MatchLogEntry[] = [...log, { keep, consent: [0, 1, 2] }];
    expect(effectiveDecisions(back)).toEqual(log.slice(0, keep));
    expect(writePosition(replayLog(game.setup, back))).toBe(
      writePosition(replayLog(game.setup, log.slice(0, keep))),
    );
    const again: readonly MatchLogEntry[] = [...back, ...game.log.slice(keep)];
    expect(writePosition(replayLog(game.setup, again))).toBe(writePosition(game.end));
  });

  it('restores the state at any point, and the same actions lead to the same states and draws', () => {
    fc.assert(
      fc.property(fc.nat(24), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }), (name, wishes) => {
        const played = simulateGame(4, randomOptions(`back ${name}`), seedFromName(`back ${name}`));
        const plain = createRecord(played);
        let again: readonly MatchLogEntry[] = [];
        let standing = 0;
        for (const [on, back] of wishes) {
          // Continues to a random point of the game, then goes back to a random earlier point.
          const upTo = standing + 1 + (on % (played.log.length - standing - 1));
          const keep = back % upTo;
          again = [...again, ...played.log.slice(standing, upTo), { keep, consent: [0, 1, 2, 3] }];
          expect(replayLog(played.setup, again)).toEqual(replayLog(played.setup, played.log.slice(0, keep)));
          standing = keep;
        }
        again = [...again, ...played.log.slice(standing)];
        expect(replayLog(played.setup, again)).toEqual(played.end);
        const record = writeRecord(played.setup, recordedPlayers(played), again);
        expect(record.actions).toEqual(plain.actions);
        expect(verdictOf(record)).toBe('ok');
        for (const { after } of record.undone ?? []) expect(after).toBeLessThan(record.actions.length);
      }),
      { numRuns: 12 },
    );
  });

  it('UNDO-4: is recorded separately, and the record is still valid', () => {
    const again: readonly MatchLogEntry[] = [...log, { keep, consent: [0, 1, 2] }, ...game.log.slice(keep)];
    const record = writeRecord(game.setup, recordedPlayers(game), again);
    const plain = createRecord(game);
    expect(record.actions).toEqual(plain.actions);
    const added = record.undone?.find(({ consent }) => consent.length > 0);
    expect(added?.consent).toEqual([0, 1, 2]);
    expect(added?.actions.length).toBeGreaterThan(5);
    expect(verdictOf(record)).toBe('ok');
  });
});

/** A replay of a match, and its actions that stand, by their index among the decisions. */
interface Replay {
  readonly draft: Draft<GameState>;
  readonly standing: { readonly recorded: RecordedAction; readonly index: number }[];
}

/** Collects undone actions by a replay of the match at each takeback. @source UNDO-4 */
function recordByReplay(setup: MatchSetup, log: readonly MatchLogEntry[]) {
  const undone: { after: number; actions: readonly RecordedAction[]; consent: readonly number[] }[] = [];
  const recordUndone = (keep: number, entries: Replay['standing'], consent: readonly number[]) => {
    for (const earlier of undone) earlier.after = Math.min(earlier.after, keep - 1);
    undone.push({ after: keep - 1, actions: entries.map(({ recorded }) => recorded), consent });
  };
  let replay: Replay = { draft: createDraft(createGame(setup)), standing: [] };
  for (const [row, entry] of log.entries()) {
    const decisions = effectiveDecisions(log.slice(0, row + 1));
    const { standing } = replay;
    if (isDecision(entry)) {
      if (entry.action.type === 'undo') recordUndone(standing.length - 1, standing.slice(-1), []);
      replayDecision(replay, entry, decisions.length - 1);
      continue;
    }
    const keep = standing.filter(({ index }) => index < entry.keep).length;
    recordUndone(keep, standing.slice(keep), entry.consent);
    replay = { draft: createDraft(createGame(setup)), standing: [] };
    for (const [index, decision] of decisions.entries()) replayDecision(replay, decision, index);
  }
  return { actions: replay.standing.map(({ recorded }) => recorded), undone };
}

function replayDecision({ draft, standing }: Replay, { seat, action }: Decision, index: number): void {
  applyAction(draft, seat, action);
  if (action.type === 'undo') standing.pop();
  else if (action.type === 'redeal') {
    const { hands, deck, unused } = structuredClone(draft.secret);
    standing.push({
      recorded: { seat, type: 'redeal', hand: [...(hands[seat] ?? [])], deck, unused },
      index,
    });
  } else if (action.type === 'intensify')
    standing.push({ recorded: { seat, ...action, districts: [...action.districts] }, index });
  else if (action.type !== 'keep-hand') standing.push({ recorded: { seat, ...action }, index });
}

/** A deal in which the seat that begins holds five identical cards, so that the log can begin with a redeal. */
const FIVE_IDENTICAL: MatchSetup = findFiveIdentical();

function findFiveIdentical(): MatchSetup {
  for (let number = 0; ; number += 1) {
    const setup = { players: 3 as const, options: STANDARD_OPTIONS, seed: seedFromName(`five ${number}`) };
    const { secret, turn } = createGame(setup);
    if (isFiveIdentical(secret.hands[turn.seat] ?? [])) return setup;
  }
}

describe('UNDO-4: the record of a log with many undos and takebacks', () => {
  const arbitrarySetup = fc.oneof(
    fc.constant(FIVE_IDENTICAL),
    fc.tuple(fc.constantFrom(3, 4, 5, 6), fc.nat(1000)).map(([players, name]): MatchSetup => {
      const seed = seedFromName(`restless ${name}`);
      return { players, options: randomOptions(seed), seed, entropies: [] };
    }),
  );

  it('equals that of a replay at each takeback', () => {
    fc.assert(
      fc.property(arbitrarySetup, fc.constantFrom(0, 0.3, 0.9), (setup, undoChance) => {
        const log = simulateLongLog(setup, { undoChance, takebackChance: 0.03, takebacks: 9, rows: 250 });
        const people = Array.from({ length: setup.players }, (_, seat) => ({ name: `P${seat}`, bot: null }));
        const record = writeRecord(setup, people, log);
        const { actions, undone } = recordByReplay(setup, log);
        expect(record.actions).toEqual(actions);
        expect(record.undone ?? []).toEqual(undone);
        const end = replayLog(setup, log);
        expect(record.final).toEqual(toRecordFinal(end));
        expect(record.result).toEqual(toRecordResult(end));
        expect(verdictOf(record)).toBe('ok');
      }),
      { numRuns: 15 },
    );
  });

  it('deals as often with many takebacks as with none', () => {
    const countDeals = (takebacks: number): number => {
      let deals = 0;
      const { players, options, seed } = FIVE_IDENTICAL;
      const chances = { undoChance: 0.5, takebackChance: 0.05, rows: 2000 };
      const log = simulateLongLog(FIVE_IDENTICAL, { ...chances, takebacks });
      expect(log.filter((entry) => !isDecision(entry))).toHaveLength(takebacks);
      const counted: MatchSetup = {
        players,
        options,
        get seed() {
          deals += 1;
          return seed;
        },
      };
      const people = Array.from({ length: players }, () => ({ name: 'P', bot: null }));
      writeRecord(counted, people, log);
      return deals;
    };
    expect(countDeals(40)).toBe(countDeals(0));
  });
});

function gameWithUndo(): SimulatedGame {
  for (let number = 0; number < 20; number += 1) {
    const game = simulateGame(4, STANDARD_OPTIONS, seedFromName(`undone ${number}`));
    if (game.log.some(({ action: { type } }) => type === 'undo')) return game;
  }
  throw new Error('Nobody took anything back');
}

describe('UNDO-4: undone actions of the own turn', () => {
  it('count again after a takeback to a point before the undo', () => {
    const game = gameWithUndo();
    const undo = game.log.findIndex(({ action: { type } }) => type === 'undo');
    const back: MatchLogEntry = { keep: undo, consent: [0, 1, 2, 3] };
    const again = [...game.log.slice(0, undo + 1), back, ...game.log.slice(undo)];
    const record = writeRecord(game.setup, recordedPlayers(game), again);
    expect(record.actions).toEqual(createRecord(game).actions);
    expect(verdictOf(record)).toBe('ok');
  });

  it('are recorded separately, with the index of the action before them', () => {
    const game = gameWithUndo();
    const record = createRecord(game);
    const undos = game.log.filter(({ action: { type } }) => type === 'undo').length;
    expect(record.undone?.reduce((sum, { actions }) => sum + actions.length, 0)).toBe(undos);
    for (const { after, consent } of record.undone ?? []) {
      expect(after).toBeLessThan(record.actions.length);
      expect(consent).toEqual([]);
    }
    expect(verdictOf(record)).toBe('ok');
  });
});
