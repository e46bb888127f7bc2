/**
 * The change feed: says which match or person changed, and how. A listener reads the content itself, because another
 * process may have stored it. Only a signal and the position of a led replay carry their content, which no store has.
 */
import { districtSchema } from '@great-fire/game/schemas';
import { ledPositionSchema } from '@great-fire/protocol';
import * as z from 'zod';

const id = z.string();
const count = z.int().min(0);

export const changeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('move-stored'), matchId: id, stateId: count }), // the state after the move
  z.object({
    type: z.literal('table-changed'), // seats, set-up, start or table state
    matchId: id,
    becamePrivate: z.literal(true).exactOptional(), // lists no longer contain the table
  }),
  z.object({ type: z.literal('match-closed'), matchId: id }),
  z.object({ type: z.literal('chat-line-added'), matchId: id, lineId: count }),
  z.object({ type: z.literal('chat-line-changed'), matchId: id, lineId: count }), // removed, or its reports changed
  z.object({ type: z.literal('presence-changed'), matchId: id }), // at any server
  z.object({ type: z.literal('seat-replaced'), matchId: id, seat: count }), // the seat has another owner
  z.object({ type: z.literal('opening-hand-answered'), matchId: id, seat: count }), // only its player may notice
  z.object({
    type: z.literal('signal-sent'),
    matchId: id,
    seat: count,
    personId: id.nullable(), // who sent it; null: a seat without a person
    district: districtSchema,
    from: districtSchema.exactOptional(),
  }),
  z.object({
    type: z.literal('replay-led'),
    matchId: id,
    leader: z.object({ id, name: z.string(), personId: id.nullable() }),
    position: ledPositionSchema.nullable(), // null: the leader has gone
    to: count.exactOptional(), // the seat that shall lead next
  }),
  z.object({ type: z.literal('mutes-changed'), personId: id }),
  z.object({ type: z.literal('invitations-changed'), personId: id }),
  z.object({ type: z.literal('session-revoked'), personId: id }), // of any device of the person
]);

export type Change = Readonly<z.infer<typeof changeSchema>>;

export type SignalSent = Extract<Change, { readonly type: 'signal-sent' }>;
export type ReplayLed = Extract<Change, { readonly type: 'replay-led' }>;

export type ChangeEvent = Change & { readonly isLocal: boolean }; // whether this process stored it

interface ChangeListener {
  readonly onChange: (change: ChangeEvent) => void;
  /** Changes may have been missed, so everything shown must be read again. */
  readonly onGap: () => void;
}

export interface ChangeFeed {
  /** Returns a function that unsubscribes. Listeners must not throw. */
  readonly subscribe: (listener: ChangeListener) => () => void;
  /** Sends the listeners of all processes what nothing stores. It is lost to a process that is cut off. */
  readonly announce: (change: SignalSent | ReplayLed) => Promise<void>;
}

/** The listeners of one process. */
export class LocalChangeFeed implements ChangeFeed {
  private readonly listeners = new Set<ChangeListener>();

  readonly subscribe = (listener: ChangeListener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly announce = (change: SignalSent | ReplayLed): Promise<void> => {
    this.publish(change);
    return Promise.resolve();
  };

  /** Sends the listeners a change that this process has stored. */
  publish(change: Change): void {
    this.dispatch({ ...change, isLocal: true });
  }

  dispatch(event: ChangeEvent): void {
    for (const { onChange } of this.listeners) onChange(event);
  }

  dispatchGap(): void {
    for (const { onGap } of this.listeners) onGap();
  }
}
