/** What page and worker say to each other. */
import type { ServerToClient } from '@great-fire/protocol';

/** What a page asks of the worker; each is answered by its number. */
export interface WorkerRequest {
  readonly number: number;
  readonly what: 'open' | 'move' | 'sync' | 'history' | 'past' | 'conduct' | 'sit' | 'record';
  readonly payload?: unknown;
}

export type WorkerEvent =
  | { readonly answerTo: number; readonly answer: unknown }
  | {
      readonly [E in 'sync' | 'update']: {
        readonly event: E;
        readonly payload: Parameters<ServerToClient[E]>[0];
      };
    }['sync' | 'update'];
