/**
 * boardgame.io's client holds what this viewer may know: view, context and state id of the last frame.
 * It takes a move of the page by name and passes it to this transport, with the id of that state.
 * It applies no move, because all are `client: false`. The next frame brings the result.
 * It starts no connection and keeps no log, seats or chat: `MatchClient` owns the connection, the outbox and the snapshot.
 * Its definition comes from `@great-fire/game`, so that page and server have the same phases, stages and moves.
 */
import type { Action, PlayerView } from '@great-fire/game';
import type { Frame } from '@great-fire/protocol';
import { Client } from 'boardgame.io/client';
import { Transport } from 'boardgame.io/internal';
import { bgioClientGame } from '@great-fire/game/bgio-client';
import type { MoveAnswer } from './outbox';

/** Sends an action that was chosen on a state. Resolves to the server's answer. */
export type SendAction = (stateId: number, action: Action) => Promise<MoveAnswer>;

type FrameworkState = Parameters<Transport['sendAction']>[0];

class ActionTransport extends Transport {
  private answer: Promise<MoveAnswer> | null = null;

  constructor(
    options: ConstructorParameters<typeof Transport>[0],
    private readonly send: SendAction,
  ) {
    super(options);
  }

  sendAction(state: FrameworkState, message: Parameters<Transport['sendAction']>[1]): void {
    if (message.type !== 'MAKE_MOVE') return;
    const [argument] = message.payload.args as readonly [object];
    // `act` splits an action into name and argument for the dispatcher. This joins them again.
    this.answer = this.send(state._stateID, { ...argument, type: message.payload.type } as Action);
  }

  /** Hands over the answer to the move that was just dispatched, because boardgame.io's dispatchers return nothing. */
  takeAnswer(): Promise<MoveAnswer> {
    const { answer } = this;
    this.answer = null;
    if (answer === null) throw new Error("boardgame.io's client sent no move");
    return answer;
  }

  /** Replaces the state of boardgame.io's client. */
  replaceState(frame: Frame): void {
    const state = toFrameworkState(frame);
    const info = { state, log: [], filteredMetadata: [], initialState: state };
    this.notifyClient({ type: 'sync', args: [this.matchID, info] });
  }

  // Connection, chat, seats and credentials do not use boardgame.io.
  connect(): void {}
  disconnect(): void {}
  requestSync(): void {}
  sendChatMessage(): void {}
  updateMatchID(): void {}
  updatePlayerID(): void {}
  updateCredentials(): void {}
}

function toFrameworkState(frame: Frame): FrameworkState {
  return {
    G: frame.view,
    ctx: frame.ctx,
    plugins: {},
    deltalog: [],
    _undo: [],
    _redo: [],
    _stateID: frame.stateId,
  } as unknown as FrameworkState;
}

export interface FrameworkClient {
  readonly setPlayer: (seat: number | null) => void;
  readonly act: (action: Action) => Promise<MoveAnswer>;
  readonly setFrame: (frame: Frame) => void;
}

/** Creates boardgame.io's client for a match. */
export function createFrameworkClient(match: string, send: SendAction): FrameworkClient {
  let transport: ActionTransport | null = null;
  const client = Client<PlayerView>({
    game: bgioClientGame as unknown as NonNullable<Parameters<typeof Client<PlayerView>>[0]>['game'],
    matchID: match,
    debug: false,
    multiplayer: (options) => {
      transport = new ActionTransport(options, send);
      return transport;
    },
  });
  const getTransport = (): ActionTransport => {
    if (transport === null) throw new Error('The framework made no transport');
    return transport;
  };
  return {
    setPlayer: (seat) => {
      const player = seat === null ? null : String(seat);
      if (client.playerID !== player) client.updatePlayerID(player);
    },
    act: ({ type, ...argument }) => {
      if (client.getState() === null) throw new Error('There is no state to act on');
      client.moves[type]?.(argument);
      return getTransport().takeAnswer();
    },
    setFrame: (frame) => getTransport().replaceState(frame),
  };
}
