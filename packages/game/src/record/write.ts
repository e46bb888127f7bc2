/** Writes a match as a game record, by replaying its setup and log. */
import { CITY_DISTRICTS } from '../board/board';
import type { DistrictId } from '../board/ids';
import { DISTRICT_IDS } from '../board/ids';
import type { Action } from '../action';
import { applyAction } from '../apply-action';
import { createGame } from '../setup/create-game';
import type { MatchSetup } from '../setup/create-game';
import { seedCommitment, contributionCommitment } from '../setup/commitments';
import type { Draft, GameState, PublicState, Seat } from '../state';
import { RULES_VERSION } from '../rules-version';
import { toGameOptions } from '../variants/variant-rules';
import type { MatchLogEntry, Decision } from './log';
import { isDecision, effectiveDecisions } from './log';
import type { GameRecord, RecordedAction } from './schema';
import { RECORD_FORMAT } from './schema';

export interface RecordedPlayer {
  readonly name: string;
  readonly bot: string | null;
}

/**
 * Returns the record of a finished match. `players` and all lists are by seat.
 * @throws IllegalActionError if the log breaks a rule, Error if the match is not over
 */
export function writeRecord(
  setup: MatchSetup,
  players: readonly RecordedPlayer[],
  log: readonly MatchLogEntry[],
): GameRecord {
  const initialState = createGame(setup);
  const recordHead: Omit<GameRecord, 'actions' | 'undone' | 'final' | 'result'> = {
    format: RECORD_FORMAT,
    map: 'london-1666',
    rules: RULES_VERSION,
    seed: setup.seed,
    ...toEntropyFields(initialState.secret.entropies),
    commitment: seedCommitment(setup.seed),
    options: toGameOptions(initialState.rules),
    players: players.map(({ name, bot }, seat) => ({
      ...toRecordColours(initialState, seat),
      seat,
      name,
      bot,
    })),
    startSeat: initialState.startSeat,
    setup: toRecordSetup(initialState),
  };
  const { actions, undone, end } = recordLog(setup, log);
  if (end.result === null) throw new Error('The match is not over');
  return {
    ...recordHead,
    actions,
    ...(undone.length > 0 ? { undone } : {}),
    final: toRecordFinal(end),
    result: toRecordResult(end),
  };
}

/** Returns the seats' contributions to the deal, and their commitments if any seat contributed. @source SEC-6 */
function toEntropyFields(entropies: readonly string[]): Pick<GameRecord, 'entropies' | 'entropyCommitments'> {
  if (entropies.every((contribution) => contribution === '')) return { entropies: [...entropies] };
  const commitments = entropies.map((contribution) =>
    contribution === '' ? '' : contributionCommitment(contribution),
  );
  return { entropies: [...entropies], entropyCommitments: commitments };
}

function toRecordColours(
  state: GameState,
  seat: Seat,
): Pick<GameRecord['players'][number], 'colour' | 'pawn'> {
  const colour = state.secret.colours[seat];
  const player = state.seats[seat];
  if (colour === undefined || player === undefined) throw new Error(`No seat ${seat}`);
  return { colour, pawn: player.pawnColour };
}

function toRecordSetup(start: GameState): GameRecord['setup'] {
  const { hands, objectives, lying, deck, unused } = start.secret;
  return {
    houses: Object.fromEntries(CITY_DISTRICTS.map((id) => [id, [...start.districts[id].houses]])),
    tokens: { ...lying },
    bands: countByDistrict(start, (district) => district.bands),
    hands: hands.map((hand) => [...hand]),
    objectives: objectives.map((cards) => [...cards]),
    deck: [...deck],
    unused: [...unused],
  };
}

/** Returns the final position in the form of a record. */
export function toRecordFinal(end: GameState): GameRecord['final'] {
  return {
    cones: countByDistrict(end, (district) => district.cones),
    houses: Object.fromEntries(
      CITY_DISTRICTS.flatMap((id) => {
        const { houses } = end.districts[id];
        return houses.length > 0 ? [[id, [...houses]]] : [];
      }),
    ),
    bands: countByDistrict(end, (district) => district.bands),
    pawns: end.seats.flatMap(({ pawn }) => (pawn === null ? [] : [pawn])),
    demolished: DISTRICT_IDS.filter((id) => end.districts[id].demolished),
    stock: end.stock,
    hands: end.secret.hands.map((hand) => [...hand]),
  };
}

/** Returns scores and winners in the form of a record. */
export function toRecordResult(end: PublicState): GameRecord['result'] {
  if (end.result === null) throw new Error('The match is not over');
  const { scores, winners } = end.result;
  return { scores: scores.map((score) => ({ ...score })), winners: [...winners] };
}

function countByDistrict(
  state: PublicState,
  readCount: (district: PublicState['districts'][DistrictId]) => number,
): { [D in DistrictId]?: number } {
  const counts: { [D in DistrictId]?: number } = {};
  for (const id of DISTRICT_IDS) {
    const number = readCount(state.districts[id]);
    if (number > 0) counts[id] = number;
  }
  return counts;
}

interface RecordedEntry {
  readonly entry: RecordedAction;
  readonly decisionIndex: number; // index among the effective decisions
}

/** The replay of a match and the actions recorded so far. */
interface Recorder {
  readonly entries: RecordedEntry[];
  readonly draft: Draft<GameState>;
}

interface Recording {
  readonly actions: RecordedAction[];
  readonly undone: NonNullable<GameRecord['undone']>;
  readonly end: GameState;
}

const createRecorder = (setup: MatchSetup): Recorder => ({
  entries: [],
  draft: createGame(setup) as Draft<GameState>,
});

/** Applies and records a decision. Returns the entry that it undid (UNDO-1), or null. */
function recordNext(
  { entries, draft }: Recorder,
  { seat, action }: Decision,
  decisionIndex: number,
): RecordedEntry | null {
  applyAction(draft, seat, action);
  if (action.type === 'undo') return entries.pop() ?? null;
  const entry = toRecordedAction(draft, seat, action);
  if (entry !== null) entries.push({ entry, decisionIndex });
  return null;
}

/** Replays the log, and collects undone actions separately. @source UNDO-4 */
function recordLog(setup: MatchSetup, log: readonly MatchLogEntry[]): Recording {
  const undone: NonNullable<GameRecord['undone']> = [];
  const recordUndone = (
    keep: number,
    undoneEntries: readonly RecordedEntry[],
    consent: readonly Seat[],
  ): void => {
    for (const earlier of undone) earlier.after = Math.min(earlier.after, keep - 1);
    undone.push({ after: keep - 1, actions: undoneEntries.map(({ entry }) => entry), consent: [...consent] });
  };
  let recorder = createRecorder(setup);
  let decisionCount = 0;
  log.forEach((entry, index) => {
    if (isDecision(entry)) {
      const undoneEntries = recordNext(recorder, entry, decisionCount);
      if (undoneEntries !== null) recordUndone(recorder.entries.length, [undoneEntries], []);
      decisionCount += 1;
      return;
    }
    const { entries } = recorder;
    const keep = entries.filter(({ decisionIndex }) => decisionIndex < entry.keep).length;
    recordUndone(keep, entries.slice(keep), entry.consent);
    // Records the remaining decisions again, because the takeback may have removed an `undo`.
    const remaining = effectiveDecisions(log.slice(0, index + 1));
    recorder = createRecorder(setup);
    for (const [decisionIndex, decision] of remaining.entries())
      recordNext(recorder, decision, decisionIndex);
    decisionCount = remaining.length;
  });
  return { actions: recorder.entries.map(({ entry }) => entry), undone, end: recorder.draft };
}

/** Returns the decision in the form of a record, or null if records leave it out. `after` is the state it led to. */
function toRecordedAction(after: GameState, seat: Seat, action: Action): RecordedAction | null {
  switch (action.type) {
    case 'keep-hand':
    case 'undo':
      return null;
    case 'redeal': {
      const { hands, deck, unused } = after.secret;
      return { seat, type: 'redeal', hand: [...(hands[seat] ?? [])], deck: [...deck], unused: [...unused] };
    }
    case 'intensify':
      return { seat, type: 'intensify', districts: [...action.districts] };
    default:
      return { seat, ...action };
  }
}
