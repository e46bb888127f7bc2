/** A record played again from its setup and actions alone. */
import { explain } from '../explain';
import type { GameEvent } from '../event';
import { check } from '../judging';
import { applyAction, applyTold } from '../moves';
import type { Refusal, RuleId } from '../refusal';
import { HAND_SIZE } from '../setup/components';
import { layOut } from '../setup/create-game';
import type { Dealt } from '../setup/deal';
import { cardsToRedeal } from '../setup/redeal';
import type { Draft, GameState } from '../state';
import type { Players } from '../variants/rule-set';
import { ruleSetOf } from '../variants/rule-set';
import type { GameRecord, RecordedAction } from './schema';
import { cardsFault, setupFault } from './setup-faults';

/** Where a record breaks the rules, and which. */
export interface Fault {
  readonly where: 'setup' | 'final' | 'result' | number; // a number is an index into `actions`
  readonly rule: RuleId;
  readonly why: string;
}

export type Replayed =
  { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly fault: Fault };

/** The deal as a record tells it. */
export function dealtOf({ players, setup, startSeat }: GameRecord): Dealt {
  return {
    ...setup,
    startSeat,
    colours: players.map(({ colour }) => colour),
    pawnColours: players.map(({ pawn }) => pawn),
  };
}

/** The table that a record's setup describes; its setup must be without fault. */
export function startOf(record: GameRecord): GameState {
  const { players, seed, entropies = [] } = record;
  const rules = ruleSetOf(players.length as Players, record.options);
  return layOut(rules, dealtOf(record), seed, entropies);
}

/** Called after each action of the record, with the events it had. */
export type OnAction = (state: GameState, events: readonly GameEvent[], index: number) => void;

/** Plays a record's actions from its setup to the end of the game. */
export function replay(record: GameRecord, onAction?: OnAction): Replayed {
  const fault = setupFault(record);
  if (fault !== null) return { ok: false, fault: { where: 'setup', ...fault } };
  const draft = startOf(record) as Draft<GameState>;
  for (const [index, action] of record.actions.entries()) {
    keepHandsUpTo(draft, action);
    const refused = refusalOf(draft, action);
    if (refused !== null) return { ok: false, fault: { where: index, ...refused } };
    const events = applyRecorded(draft, action);
    onAction?.(draft, events, index);
  }
  if (draft.result === null) {
    return { ok: false, fault: { where: record.actions.length, rule: 'END-1', why: 'the game is not over' } };
  }
  return { ok: true, state: draft };
}

/** Keeping a hand is no action of a record: whoever is asked before the next action kept it. @source SET-3 */
function keepHandsUpTo(draft: Draft<GameState>, action: RecordedAction): void {
  while (draft.turn.step === 'redeal') {
    if (action.type === 'redeal' && action.seat === draft.turn.seat) return;
    applyAction(draft, draft.turn.seat, { type: 'keep-hand' });
  }
}

function refusalOf(state: GameState, recorded: RecordedAction): { rule: RuleId; why: string } | null {
  const { seat, ...action } = recorded;
  if (seat >= state.rules.players) return { rule: 'SET-1', why: `there is no seat ${seat}` };
  const refusal: Refusal | null = check(state, seat, action.type === 'redeal' ? { type: 'redeal' } : action);
  if (refusal !== null) return { rule: refusal.rule, why: explain(refusal) };
  if (recorded.type !== 'redeal') return null;
  const before = cardsToRedeal(state, seat);
  const why = cardsFault(state.rules.players, [recorded.hand], recorded.deck, recorded.unused, before);
  if (why !== null) return { rule: 'SET-3', why };
  return recorded.hand.length === HAND_SIZE ? null : { rule: 'SET-3', why: 'a new hand has five cards' };
}

/**
 * Does the next action of a record that verifies, with what a record leaves out before it; returns its own events.
 * @throws IllegalAction where the rules refuse it
 */
export function playNext(draft: Draft<GameState>, action: RecordedAction): readonly GameEvent[] {
  keepHandsUpTo(draft, action);
  return applyRecorded(draft, action);
}

function applyRecorded(draft: Draft<GameState>, recorded: RecordedAction): readonly GameEvent[] {
  const { seat, ...action } = recorded;
  return action.type === 'redeal' ? applyTold(draft, seat, action) : applyAction(draft, seat, action);
}
