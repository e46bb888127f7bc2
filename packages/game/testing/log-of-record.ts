/** A record's actions as the decisions of a match, so that the match can be played again from its seed. */
import type { Draft, GameRecord, GameState, Logged, MatchSetup, Played, RecordedAction } from '../src/index';
import { applyAction, check, createGame, standingDecisions } from '../src/index';

type Undone = NonNullable<GameRecord['undone']>[number];

/** The match that a record says it was: its own seed deals. */
export function setupOfRecord({ players, options, seed, entropies = [] }: GameRecord): MatchSetup {
  return { players: players.length as MatchSetup['players'], options, seed, entropies };
}

/**
 * A log that leads through what a record tells, what was taken back included; kept hands are filled in.
 * @throws Error where a decision is not legal in the match that the record's seed deals
 */
export function logOfRecord(record: GameRecord): readonly Logged[] {
  const setup = setupOfRecord(record);
  const log: Logged[] = [];
  let draft = createGame(setup) as Draft<GameState>;

  const play = (played: Played) => {
    applyAction(draft, played.seat, played.action);
    log.push(played);
  };
  const keepHands = (next: RecordedAction) => {
    while (draft.turn.step === 'redeal' && !(next.type === 'redeal' && next.seat === draft.turn.seat)) {
      play({ seat: draft.turn.seat, action: { type: 'keep-hand' } });
    }
  };
  const isNext = ({ actions: [first] }: Undone) => {
    if (first === undefined) return false;
    const { seat, action } = decisionOf(first);
    return check(draft, seat, action) === null;
  };
  /** Does what was taken back at one place, in the order of taking back: what came last went first. */
  const takeBack = (undone: readonly Undone[]): void => {
    const at = undone.findIndex(isNext);
    const entry = undone[at];
    if (entry === undefined) {
      if (undone.length > 0) throw new Error('What was taken back could not have been done');
      return;
    }
    const isOwn = entry.consent.length === 0;
    const before = isOwn ? draft : structuredClone(draft);
    const keep = standingDecisions(log).length;
    entry.actions.map(decisionOf).forEach(play);
    takeBack(undone.slice(0, at));
    if (isOwn) play({ seat: draft.turn.seat, action: { type: 'undo' } });
    else {
      log.push({ keep, consent: entry.consent });
      draft = before;
    }
    takeBack(undone.slice(at + 1));
  };
  const takenBackAfter = (index: number) =>
    takeBack((record.undone ?? []).filter(({ after }) => after === index));

  record.actions.forEach((action, index) => {
    keepHands(action);
    if (index === 0) takenBackAfter(-1);
    play(decisionOf(action));
    takenBackAfter(index);
  });
  return log;
}

/** The match shuffles what a record tells of a redeal. */
function decisionOf({ seat, ...action }: RecordedAction): Played {
  return { seat, action: action.type === 'redeal' ? { type: 'redeal' } : action };
}
