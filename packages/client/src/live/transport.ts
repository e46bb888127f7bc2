/**
 * boardgame.io's client on our protocol. It holds the viewer's filtered state with its id and dispatches moves.
 * `MatchClient` owns the socket, the outbox and the snapshot that the page shows.
 */
import type { Action, PlayerView } from '@great-fire/game';
import type { Frame } from '@great-fire/protocol';
import { Client } from 'boardgame.io/client';
import { Transport } from 'boardgame.io/internal';
import { bgioClientGame } from '@great-fire/game/bgio-client';

/** The functions of the match client that the transport calls. */
export interface TransportCallbacks {
  readonly open: () => void;
  readonly close: () => void;
  readonly sendMove: (stateId: number, action: Action) => void;
  readonly requestSync: () => void;
}

type FrameworkState = Parameters<Transport['sendAction']>[0];

class CallbackTransport extends Transport {
  constructor(
    options: ConstructorParameters<typeof Transport>[0],
    private readonly callbacks: TransportCallbacks,
  ) {
    super(options);
  }

  connect(): void {
    this.callbacks.open();
  }

  disconnect(): void {
    this.callbacks.close();
    this.setConnectionStatus(false);
  }

  sendAction(state: FrameworkState, message: Parameters<Transport['sendAction']>[1]): void {
    if (message.type !== 'MAKE_MOVE') return;
    const [argument] = message.payload.args as readonly [object];
    // `act` splits an action into name and argument for the dispatcher. This joins them again.
    this.callbacks.sendMove(state._stateID, { ...argument, type: message.payload.type } as Action);
  }

  requestSync(): void {
    this.callbacks.requestSync();
  }

  /** Passes a state from the server to boardgame.io's client. */
  receive(frame: Frame, isFirst: boolean): void {
    const state = toFrameworkState(frame);
    if (isFirst) {
      const info = { state, log: [], filteredMetadata: [], initialState: state };
      this.notifyClient({ type: 'sync', args: [this.matchID, info] });
    } else {
      this.notifyClient({ type: 'update', args: [this.matchID, state, []] });
    }
  }

  setConnected(isConnected: boolean): void {
    this.setConnectionStatus(isConnected);
  }

  // Chat, seats and credentials do not use boardgame.io.
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
  readonly start: () => void;
  readonly stop: () => void;
  readonly setPlayer: (seat: number | null) => void;
  readonly act: (action: Action) => void;
  readonly receive: (frame: Frame, isFirst: boolean) => void;
  readonly setConnected: (isConnected: boolean) => void;
  readonly view: () => PlayerView | null;
  readonly stateId: () => number;
}

/** Creates boardgame.io's client for a match. The caller starts it. */
export function createFrameworkClient(match: string, callbacks: TransportCallbacks): FrameworkClient {
  let transport: CallbackTransport | null = null;
  const client = Client<PlayerView>({
    game: bgioClientGame as unknown as NonNullable<Parameters<typeof Client<PlayerView>>[0]>['game'],
    matchID: match,
    debug: false,
    multiplayer: (options) => {
      transport = new CallbackTransport(options, callbacks);
      return transport;
    },
  });
  const getTransport = (): CallbackTransport => {
    if (transport === null) throw new Error('The framework made no transport');
    return transport;
  };
  return {
    start: () => client.start(),
    stop: () => client.stop(),
    setPlayer: (seat) => {
      const player = seat === null ? null : String(seat);
      if (client.playerID !== player) client.updatePlayerID(player);
    },
    act: ({ type, ...argument }) => {
      const move = client.moves[type];
      if (move === undefined) throw new Error(`The game has no move ${type}`);
      move(argument);
    },
    receive: (frame, isFirst) => getTransport().receive(frame, isFirst),
    setConnected: (isConnected) => getTransport().setConnected(isConnected),
    view: () => client.getState()?.G ?? null,
    stateId: () => client.getState()?._stateID ?? -1,
  };
}
