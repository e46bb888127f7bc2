/** A record's actions as the decisions of a match, so that the match can be played again from its seed. */
import type {
  Draft,
  GameRecord,
  GameState,
  MatchLogEntry,
  MatchSetup,
  Decision,
  RecordedAction,
} from '../src/index';
import { applyAction, checkAction, createGame, effectiveDecisions } from '../src/index';

type UndoneSteps = NonNullable<GameRecord['undone']>[number];

/** The match that a record says it was: its own seed deals. */
export function recordToSetup({ players, options, seed, entropies = [] }: GameRecord): MatchSetup {
  return { players: players.length as MatchSetup['players'], options, seed, entropies };
}

/**
 * A log that leads through what a record tells, what was taken back included; kept hands are filled in.
 * @throws Error where a decision is not legal in the match that the record's seed deals
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
  /** Does what was taken back at one place, in the order of taking back: what came last went first. */
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

/** The match shuffles what a record tells of a redeal. */
function toDecision({ seat, ...action }: RecordedAction): Decision {
  return { seat, action: action.type === 'redeal' ? { type: 'redeal' } : action };
}
