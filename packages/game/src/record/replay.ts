/** Replays a record from its setup and actions. */
import { describeRefusal } from '../refusal-text';
import type { GameEvent } from '../event';
import { checkAction } from '../check-action';
import { applyAction, applyRecordedRedeal } from '../apply-action';
import type { Refusal, RuleId } from '../refusal';
import { HAND_SIZE } from '../setup/components';
import { createInitialState } from '../setup/create-game';
import type { Deal } from '../setup/deal';
import { cardsToRedeal } from '../setup/redeal';
import type { Draft, GameState } from '../state';
import { createRuleSet } from '../variants/rule-set';
import type { PlayerCount } from '../variants/variant-rules';
import type { GameRecord, RecordedAction } from './schema';
import { checkFireCards, checkSetup } from './check-setup';

/** The place and the rule of a violation in a record. */
export interface RuleViolation {
  readonly location: 'setup' | 'final' | 'result' | number; // a number is an index in `actions`
  readonly rule: RuleId;
  readonly why: string;
}

export type ReplayResult =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly violation: RuleViolation };

export function dealFromRecord({ players, setup, startSeat }: GameRecord): Deal {
  return {
    ...setup,
    startSeat,
    colours: players.map(({ colour }) => colour),
    pawnColours: players.map(({ pawn }) => pawn),
  };
}

/** Returns the state after the record's setup, which must be valid. */
export function createStateFromRecord(record: GameRecord): GameState {
  const { players, seed, entropies = [] } = record;
  const rules = createRuleSet(players.length as PlayerCount, record.options);
  return createInitialState(rules, dealFromRecord(record), seed, entropies);
}

/** Called after each action of the record, with the events of that action. */
export type OnAction = (state: GameState, events: readonly GameEvent[], index: number) => void;

/** Replays a record's actions from its setup to the end of the game. */
export function replayRecord(record: GameRecord, onAction?: OnAction): ReplayResult {
  const setupViolation = checkSetup(record);
  if (setupViolation !== null) return { ok: false, violation: { location: 'setup', ...setupViolation } };
  const draft = createStateFromRecord(record) as Draft<GameState>;
  for (const [index, action] of record.actions.entries()) {
    applyImpliedKeepHands(draft, action);
    const violation = checkRecordedAction(draft, action);
    if (violation !== null) return { ok: false, violation: { location: index, ...violation } };
    const events = applyAsRecorded(draft, action);
    onAction?.(draft, events, index);
  }
  if (draft.result === null) {
    return {
      ok: false,
      violation: { location: record.actions.length, rule: 'END-1', why: 'the game is not over' },
    };
  }
  return { ok: true, state: draft };
}

/**
 * Records contain no keep-hand actions. Applies one for each seat that decides before the next action. @source SET-3
 */
function applyImpliedKeepHands(draft: Draft<GameState>, action: RecordedAction): void {
  while (draft.turn.step === 'redeal') {
    if (action.type === 'redeal' && action.seat === draft.turn.seat) return;
    applyAction(draft, draft.turn.seat, { type: 'keep-hand' });
  }
}

function checkRecordedAction(
  state: GameState,
  recorded: RecordedAction,
): { rule: RuleId; why: string } | null {
  const { seat, ...action } = recorded;
  if (seat >= state.rules.players) return { rule: 'SET-1', why: `there is no seat ${seat}` };
  const refusal: Refusal | null = checkAction(
    state,
    seat,
    action.type === 'redeal' ? { type: 'redeal' } : action,
  );
  if (refusal !== null) return { rule: refusal.rule, why: describeRefusal(refusal) };
  if (recorded.type !== 'redeal') return null;
  const cardsBefore = cardsToRedeal(state, seat);
  const why = checkFireCards(
    state.rules.players,
    [recorded.hand],
    recorded.deck,
    recorded.unused,
    cardsBefore,
  );
  if (why !== null) return { rule: 'SET-3', why };
  return recorded.hand.length === HAND_SIZE ? null : { rule: 'SET-3', why: 'a new hand has five cards' };
}

/**
 * Applies the next action of a valid record, and before it the keep-hand decisions that records leave out. Returns the
 * events of the action itself.
 * @throws IllegalActionError if the rules refuse it
 */
export function applyRecordedAction(draft: Draft<GameState>, action: RecordedAction): readonly GameEvent[] {
  applyImpliedKeepHands(draft, action);
  return applyAsRecorded(draft, action);
}

function applyAsRecorded(draft: Draft<GameState>, recorded: RecordedAction): readonly GameEvent[] {
  const { seat, ...action } = recorded;
  return action.type === 'redeal'
    ? applyRecordedRedeal(draft, seat, action)
    : applyAction(draft, seat, action);
}
