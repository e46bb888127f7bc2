/** boardgame.io's client on our own wire: a move's name and argument go out, filtered states come in. */
import type { Action, PlayerView } from '@great-fire/game';
import type { Frame } from '@great-fire/protocol';
import { Client } from 'boardgame.io/client';
import { Transport } from 'boardgame.io/internal';
import { greatFireOnPage } from '@great-fire/game/framework-on-page';

/** What the transport needs of the line it speaks over. */
export interface Wire {
  readonly open: () => void;
  readonly close: () => void;
  readonly post: (stateId: number, action: Action) => void;
  readonly askForSync: () => void;
}

type FrameworkState = Parameters<Transport['sendAction']>[0];

class WireTransport extends Transport {
  constructor(
    options: ConstructorParameters<typeof Transport>[0],
    private readonly wire: Wire,
  ) {
    super(options);
  }

  connect(): void {
    this.wire.open();
  }

  disconnect(): void {
    this.wire.close();
    this.setConnectionStatus(false);
  }

  sendAction(state: FrameworkState, message: Parameters<Transport['sendAction']>[1]): void {
    if (message.type !== 'MAKE_MOVE') return;
    const [argument] = message.payload.args as readonly [object];
    // The dispatcher was called with an action taken apart by `act`; here it is put together again.
    this.wire.post(state._stateID, { ...argument, type: message.payload.type } as Action);
  }

  requestSync(): void {
    this.wire.askForSync();
  }

  /** Hands a state of the server to the framework's client. */
  receive(frame: Frame, first: boolean): void {
    const state = frameworkState(frame);
    if (first) {
      const info = { state, log: [], filteredMetadata: [], initialState: state };
      this.notifyClient({ type: 'sync', args: [this.matchID, info] });
    } else {
      this.notifyClient({ type: 'update', args: [this.matchID, state, []] });
    }
  }

  showConnected(isConnected: boolean): void {
    this.setConnectionStatus(isConnected);
  }

  // Chat, seats and credentials do not travel through the framework.
  sendChatMessage(): void {}
  updateMatchID(): void {}
  updatePlayerID(): void {}
  updateCredentials(): void {}
}

function frameworkState(frame: Frame): FrameworkState {
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
  readonly sit: (seat: number | null) => void;
  readonly act: (action: Action) => void;
  readonly receive: (frame: Frame, first: boolean) => void;
  readonly showConnected: (isConnected: boolean) => void;
  readonly view: () => PlayerView | null;
  readonly stateId: () => number;
}

/** The framework's client for one match, not started. */
export function frameworkClient(match: string, wire: Wire): FrameworkClient {
  let transport: WireTransport | null = null;
  const client = Client<PlayerView>({
    game: greatFireOnPage as unknown as NonNullable<Parameters<typeof Client<PlayerView>>[0]>['game'],
    matchID: match,
    debug: false,
    multiplayer: (options) => {
      transport = new WireTransport(options, wire);
      return transport;
    },
  });
  const line = (): WireTransport => {
    if (transport === null) throw new Error('The framework made no transport');
    return transport;
  };
  return {
    start: () => client.start(),
    stop: () => client.stop(),
    sit: (seat) => {
      const player = seat === null ? null : String(seat);
      if (client.playerID !== player) client.updatePlayerID(player);
    },
    act: ({ type, ...argument }) => {
      const move = client.moves[type];
      if (move === undefined) throw new Error(`The game has no move ${type}`);
      move(argument);
    },
    receive: (frame, first) => line().receive(frame, first),
    showConnected: (isConnected) => line().showConnected(isConnected),
    view: () => client.getState()?.G ?? null,
    stateId: () => client.getState()?._stateID ?? -1,
  };
}
