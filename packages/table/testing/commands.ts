/** Commands on a table state, each as one call. */
import type { Seat } from '@great-fire/game';
import type { Proposal, ProposalKind, TableCommand, TableState, Verdict } from '@great-fire/protocol';
import { executeCommand } from '../src/commands';
import { isRejected, type Rejected } from '../src/rejection';
import {
  createTableFacts,
  isTakebackAgreed,
  type TableContext,
  type TableFacts,
  type TakebackAgreed,
  type Transition,
} from '../src/table-state';

export const START = 1_000_000;
export const MINUTE = 60_000;

/** Every player is connected, and none sees the page. */
export const PRESENT = { seats: [0, 1, 2, 3], visibleSeats: [] };

type TestContext = TableContext & Partial<Pick<TableFacts, 'presence' | 'stateId' | 'now'>>;
type Result = Transition | Rejected;
type Response = { readonly id?: number; readonly agrees: boolean };

export const factsOf = (state: TableState, context: TestContext): TableFacts =>
  createTableFacts({ stateId: 0, presence: PRESENT, now: context.at, ...context, state });

export const executeAt = (
  state: TableState,
  context: TestContext,
  by: Seat,
  command: TableCommand,
): Result | TakebackAgreed => executeCommand(factsOf(state, context), by, command);

/** Executes a command that makes no takeback. */
function executeTransition(...args: Parameters<typeof executeAt>): Result {
  const result = executeAt(...args);
  if (isTakebackAgreed(result)) throw new Error(JSON.stringify(result));
  return result;
}

/** Returns the open proposal of a kind, or null. */
export const findProposal = ({ proposals }: TableState, kind: ProposalKind): Proposal | null =>
  proposals.find((proposal) => proposal.kind === kind) ?? null;

export const proposePause = (state: TableState, context: TestContext, by: Seat, seats: readonly Seat[]) =>
  executeTransition(state, { ...context, presence: { seats, visibleSeats: [] } }, by, {
    type: 'propose',
    kind: 'pause',
  });

export const proposeTakeback = (state: TableState, context: TestContext, by: Seat, toStateId: number) =>
  executeAt(state, context, by, { type: 'propose', kind: 'takeback', toStateId });

export const proposeAbort = (state: TableState, context: TestContext, by: Seat) =>
  executeTransition(state, context, by, { type: 'propose', kind: 'abort' });

const idOf = (state: TableState, kind: ProposalKind): number => findProposal(state, kind)?.id ?? 1;

export const answerPause = (state: TableState, context: TestContext, by: Seat, agrees: boolean) =>
  executeTransition(state, context, by, { type: 'respond', id: idOf(state, 'pause'), agrees });

export const answerTakeback = (
  state: TableState,
  context: TestContext,
  by: Seat,
  { id = idOf(state, 'takeback'), agrees }: Response,
) => executeAt(state, context, by, { type: 'respond', id, agrees });

export const answerAbort = (
  state: TableState,
  context: TestContext,
  by: Seat,
  { id = idOf(state, 'abort'), agrees }: Response,
) => executeTransition(state, context, by, { type: 'respond', id, agrees });

export const callVote = (state: TableState, context: TestContext, by: Seat, visibleSeats: readonly Seat[]) =>
  executeTransition(state, { ...context, presence: { seats: [], visibleSeats } }, by, { type: 'call-vote' });

export const castVote = (state: TableState, context: TestContext, by: Seat, verdict: Verdict) =>
  executeTransition(state, context, by, { type: 'vote', verdict });

export const leave = (state: TableState, context: TestContext, by: Seat) =>
  executeTransition(state, context, by, { type: 'leave' });

export const returnToSeat = (state: TableState, context: TestContext, by: Seat) =>
  executeTransition(state, context, by, { type: 'return' });

export const resume = (state: TableState, now: number, by: Seat): Result =>
  executeTransition(
    state,
    { at: now, timeControl: { clock: { kind: 'none' }, timeoutAction: 'vote' }, ownedByPerson: [] },
    by,
    { type: 'resume' },
  );

/** @throws Error if the table rejects the request */
export function expectTransition(result: Result | TakebackAgreed | null): Transition {
  if (result === null || isRejected(result) || isTakebackAgreed(result))
    throw new Error(`No transition: ${JSON.stringify(result)}`);
  return result;
}
