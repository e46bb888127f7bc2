/** Messages between the page and the worker. Names and types of socket requests are those of the protocol. */
import type { ActionHint } from '@great-fire/bots/review';
import type { Seat } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import type { Ack, BotSpeed, ClientToServer, ServerToClient } from '@great-fire/protocol';

/** The best next action in a state. */
export interface PracticeHint extends ActionHint {
  readonly stateId: number;
}

/** Requests of a practice game that no server has. */
interface DeviceRequests {
  open: (game: string, ack: (humanSeats: readonly Seat[] | null) => void) => void; // null: there is no such game
  'take-device': (seat: Seat, ack: (answer: null) => void) => void;
  'set-bot-speed': (speed: BotSpeed, ack: (answer: Ack) => void) => void;
  hint: (ack: (hint: PracticeHint | null) => void) => void; // null: nothing is worth doing, or it is not the holder's turn
  record: (ack: (record: GameRecord) => void) => void;
}

type WorkerRequests = ClientToServer & DeviceRequests;

export type WorkerMethod = keyof WorkerRequests;

type Callback<M extends WorkerMethod> = Extract<
  Parameters<WorkerRequests[M]>[number],
  (answer: never) => void
>;
export type WorkerPayload<M extends WorkerMethod> = Exclude<Parameters<WorkerRequests[M]>[0], Callback<M>>;
export type WorkerAnswer<M extends WorkerMethod> = Parameters<Callback<M>>[0];

/** A function for each request of the protocol and of the device. */
export type WorkerHandlers = {
  readonly [M in WorkerMethod]: (payload: WorkerPayload<M>) => WorkerAnswer<M> | Promise<WorkerAnswer<M>>;
};

/** A request to the worker. The answer carries the same number. */
export interface PracticeWorkerRequest<M extends WorkerMethod = WorkerMethod> {
  readonly number: number;
  readonly method: M;
  readonly payload: WorkerPayload<M>;
}

type WorkerMessage = 'sync' | 'update' | 'signal';

export type WorkerEvent =
  | { readonly answerTo: number; readonly answer: unknown }
  | {
      readonly [E in WorkerMessage]: {
        readonly event: E;
        readonly payload: Parameters<ServerToClient[E]>[0];
      };
    }[WorkerMessage];
