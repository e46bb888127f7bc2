/** Converts a record to the log of a match, so that the match can be replayed from its seed. */
import {
  applyAction,
  checkAction,
  createGame,
  type Draft,
  type GameState,
  type MatchSetup,
} from '../src/index';
import {
  type GameRecord,
  type MatchLogEntry,
  type Decision,
  type RecordedAction,
  effectiveDecisions,
} from '../src/record';

type UndoneSteps = NonNullable<GameRecord['undone']>[number];

/** Returns the setup of the record's match. Its seed deals the cards. */
export function recordToSetup({ players, options, seed, entropies = [] }: GameRecord): MatchSetup {
  return { players: players.length as MatchSetup['players'], options, seed, entropies };
}

/**
 * Returns a log that leads to the record's final position, with undone actions included and keep-hand decisions added.
 * @throws Error if an action is illegal in the match that the record's seed deals
 */
export function recordToLog(record: GameRecord): readonly MatchLogEntry[] {
  const setup = recordToSetup(record);
  const log: MatchLogEntry[] = [];
  let draft = createGame(setup) as Draft<GameState>;

  const applyAndLog = (decision: Decision) => {
    applyAction(draft, decision.seat, decision.action);
    log.push(decision);
  };
  const keepHands = (next: RecordedAction) => {
    while (draft.turn.step === 'redeal' && !(next.type === 'redeal' && next.seat === draft.turn.seat)) {
      applyAndLog({ seat: draft.turn.seat, action: { type: 'keep-hand' } });
    }
  };
  const canApply = ({ actions: [first] }: UndoneSteps) => {
    if (first === undefined) return false;
    const { seat, action } = toDecision(first);
    return checkAction(draft, seat, action) === null;
  };
  /** Replays the undone actions of one position, in the order in which the players undid them. */
  const applyUndone = (undone: readonly UndoneSteps[]): void => {
    const position = undone.findIndex(canApply);
    const entry = undone[position];
    if (entry === undefined) {
      if (undone.length > 0) throw new Error('What was taken back could not have been done');
      return;
    }
    const isOwn = entry.consent.length === 0;
    const draftBefore = isOwn ? draft : structuredClone(draft);
    const keep = effectiveDecisions(log).length;
    entry.actions.map(toDecision).forEach(applyAndLog);
    applyUndone(undone.slice(0, position));
    if (isOwn) applyAndLog({ seat: draft.turn.seat, action: { type: 'undo' } });
    else {
      log.push({ keep, consent: entry.consent });
      draft = draftBefore;
    }
    applyUndone(undone.slice(position + 1));
  };
  const applyUndoneAfter = (index: number) =>
    applyUndone((record.undone ?? []).filter(({ after }) => after === index));

  record.actions.forEach((action, index) => {
    keepHands(action);
    if (index === 0) applyUndoneAfter(-1);
    applyAndLog(toDecision(action));
    applyUndoneAfter(index);
  });
  return log;
}

/** Removes the cards of a redeal, because the match shuffles them. */
function toDecision({ seat, ...action }: RecordedAction): Decision {
  return { seat, action: action.type === 'redeal' ? { type: 'redeal' } : action };
}
