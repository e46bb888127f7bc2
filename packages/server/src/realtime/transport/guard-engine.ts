import type { Logger } from 'pino';
import { guardEmitter } from '../../shared/listener-guard';
import type { GameServer, GameSocket } from '../socket-types';
import { websocketOf } from './websocket-server';

/** Ends a connection at once, whatever the state of its socket. */
export const closeConnection = ({ conn }: Pick<GameSocket, 'conn'>): void => conn.close(true);

/**
 * Guards all listeners of engine.io, and those of its connections and their websockets. A throw closes its connection.
 * Must be called before other listeners are attached.
 */
export function guardEngine(engine: GameServer['engine'], log: Logger): void {
  guardEmitter(log, engine, (connection) => {
    (connection as GameSocket['conn']).request.socket.destroy();
  });
  engine.prependListener('connection', (connection: GameSocket['conn']) => {
    for (const emitter of [connection, connection.transport, websocketOf(connection)])
      guardEmitter(log, emitter, () => connection.request.socket.destroy());
  });
}
