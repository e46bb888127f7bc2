/** Writes a match as a game record, from its setup and log. */
import { CITY_DISTRICTS } from '../board/board';
import type { Action } from '../action';
import { createDraft } from '../draft';
import { createGame, type MatchSetup } from '../setup/create-game';
import { seedCommitment } from '../setup/commitments';
import type { GameState, Seat } from '../state';
import { RULES_VERSION } from '../rules-version';
import { toGameOptions } from '../variants/rule-set';
import { type MatchLogEntry, type Decision, isDecision, replayLog } from './log';
import { applyRecordedAction } from './replay';
import { countByDistrict, toRecordFinal, toRecordResult } from './final';
import { RECORD_FORMAT } from './format';
import type { GameRecord, RecordedAction } from './schema';

export interface RecordedPlayer {
  readonly name: string;
  readonly bot: string | null;
}

/**
 * Returns the record of a finished match. `players` and all lists are by seat. Replays only the actions that stand.
 * @throws IllegalActionError if one of them breaks a rule, Error if the match is not over
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
    entropies: [...initialState.secret.entropies],
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
  const { actions, undone } = recordLog(setup, log);
  const end = replayActions(initialState, actions);
  if (end.result === null) throw new Error('The match is not over');
  return {
    ...recordHead,
    actions,
    ...(undone.length > 0 ? { undone } : {}),
    final: toRecordFinal(end),
    result: toRecordResult(end),
  };
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

/** An action that stands, linked to the one before it, so that each state of the log keeps its list at no cost. */
interface StandingAction {
  readonly recorded: RecordedAction;
  readonly decisionIndex: number; // index among the effective decisions
  readonly count: number; // standing actions up to this one
  readonly previous: StandingAction | null;
}

/** Collects the actions that stand and those that were undone, in one pass over the log. @source UNDO-4 */
function recordLog(
  setup: MatchSetup,
  log: readonly MatchLogEntry[],
): Required<Pick<GameRecord, 'actions' | 'undone'>> {
  const undone: NonNullable<GameRecord['undone']> = [];
  const decisions: Decision[] = []; // the effective ones
  const lastActions: (StandingAction | null)[] = [null]; // by number of effective decisions
  for (const entry of log) {
    const last = lastActions.at(-1) ?? null;
    if (!isDecision(entry)) {
      const kept = lastBefore(last, ({ decisionIndex }) => decisionIndex < entry.keep);
      undone.push({
        after: countOf(kept) - 1,
        actions: actionsBetween(kept, last),
        consent: [...entry.consent],
      });
      decisions.length = Math.min(decisions.length, entry.keep);
      lastActions.length = decisions.length + 1;
      continue;
    }
    const { action } = entry;
    decisions.push(entry);
    if (action.type === 'undo') {
      const previous = last?.previous ?? null;
      if (last !== null) undone.push({ after: countOf(previous) - 1, actions: [last.recorded], consent: [] });
      lastActions.push(previous);
    } else if (action.type === 'keep-hand') lastActions.push(last);
    else {
      const recorded = toRecordedAction(setup, entry.seat, action, decisions);
      const decisionIndex = decisions.length - 1;
      lastActions.push({ recorded, decisionIndex, count: countOf(last) + 1, previous: last });
    }
  }
  lowerToLaterUndos(undone);
  return { actions: actionsBetween(null, lastActions.at(-1) ?? null), undone };
}

const countOf = (last: StandingAction | null): number => last?.count ?? 0;

function lastBefore(
  last: StandingAction | null,
  isKept: (action: StandingAction) => boolean,
): StandingAction | null {
  let action = last;
  while (action !== null && !isKept(action)) action = action.previous;
  return action;
}

/** Returns the actions after `from` up to `to`, oldest first. */
function actionsBetween(from: StandingAction | null, to: StandingAction | null): RecordedAction[] {
  const actions: RecordedAction[] = [];
  for (let action = to; action !== null && action !== from; action = action.previous)
    actions.push(action.recorded);
  return actions.reverse();
}

/** A later undo that goes back further takes the place of earlier ones with it. */
function lowerToLaterUndos(undone: NonNullable<GameRecord['undone']>): void {
  let lowest = Infinity;
  for (const entry of [...undone].reverse()) {
    lowest = Math.min(lowest, entry.after);
    entry.after = lowest;
  }
}

type RecordableAction = Exclude<Action, { type: 'keep-hand' | 'undo' }>;

/** Returns a decision in the form of a record. `decisions`: the effective ones up to this one. */
function toRecordedAction(
  setup: MatchSetup,
  seat: Seat,
  action: RecordableAction,
  decisions: readonly Decision[],
): RecordedAction {
  switch (action.type) {
    case 'redeal':
      return recordRedeal(setup, seat, decisions);
    case 'intensify':
      return { seat, type: 'intensify', districts: [...action.districts] };
    default:
      return { seat, ...action };
  }
}

/** Returns a redeal with its cards. Only decisions about hands come before it (SET-3), so the replay is short. */
function recordRedeal(setup: MatchSetup, seat: Seat, decisions: readonly Decision[]): RecordedAction {
  const { hands, deck, unused } = replayLog(setup, decisions).secret;
  return { seat, type: 'redeal', hand: [...(hands[seat] ?? [])], deck: [...deck], unused: [...unused] };
}

/** Returns the state after the actions of a record. @throws IllegalActionError if one breaks a rule */
function replayActions(initialState: GameState, actions: readonly RecordedAction[]): GameState {
  const draft = createDraft(initialState);
  for (const action of actions) applyRecordedAction(draft, action);
  return draft;
}
