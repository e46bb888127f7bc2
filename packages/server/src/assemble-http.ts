/** Opens a server to clients: routes, sockets, and how they end. */
import type { RequestListener, Server as HttpServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { admit } from './admission/admission-control';
import { createApp } from './api/app';
import type { AssembleOptions, WhenAvailable } from './assemble';
import type { GameParts } from './assemble-game';
import type { Services } from './assemble-jobs';
import type { Config } from './config/config';
import { answerWhileStarting } from './http/answer-while-starting';
import { mountAtBasePath } from './http/base-path';
import { hashedFilesOf } from './http/static-files';
import { MaintenanceWatch } from './maintenance/maintenance-watch';
import { drainSockets } from './realtime/drain-sockets';
import { createSocketServer } from './realtime/socket-server';
import type { GameServer } from './realtime/socket-types';

/** Replaces `answerWhileStarting` by the routes and sockets of the server. */
export async function openToClients(
  http: HttpServer,
  game: GameParts,
  { emailService, notifications, imageRenderer }: Services,
  { clientDir, showsRatings, host: listenHost, drainMs }: Config,
  whenAvailable: WhenAvailable,
): Promise<MaintenanceWatch> {
  const { storage, now, log, schedule, lifecycle, ingress } = game;
  const app = createApp({
    ...game,
    emailService,
    notifications,
    clientDir,
    showsRatings,
    imageRenderer,
    listenHost,
  });
  const handleRequest = app.callback();
  const maintenance = new MaintenanceWatch({ storage, now, log, schedule });
  lifecycle.closeOn('stopping', 'maintenance', maintenance);
  await whenAvailable(() => maintenance.run());
  const { io, onUpgrade } = createSocketServer({ ...game, maintenance });
  http.off('request', answerWhileStarting);
  mountAtBasePath(http, ingress.basePath);
  const hashedFiles = clientDir === null ? new Set<string>() : hashedFilesOf(clientDir);
  const onRequest: RequestListener = (request, response) => void handleRequest(request, response);
  admit(http, { ...game, hashedFiles }, { onRequest, onUpgrade });
  disconnectOnStop(http, io, { lifecycle, log, drainMs });
  return maintenance;
}

const FORCE_CLOSE_AFTER_MS = 3_000;

interface DisconnectOptions extends Pick<AssembleOptions, 'lifecycle' | 'log'> {
  readonly drainMs: number;
}

/** Lets a stop drain and then disconnect the clients. */
function disconnectOnStop(
  http: HttpServer,
  io: GameServer,
  { lifecycle, log, drainMs }: DisconnectOptions,
): void {
  const whenClosed = new Promise<void>((resolve) => http.once('close', resolve));
  lifecycle.onStop('draining', 'drain', () => delay(drainMs));
  lifecycle.onStop('disconnecting', 'sockets', async () => {
    http.close();
    await drainSockets(io, log);
  });
  lifecycle.onStop('closing', 'connections', async () => {
    // Closes all connections at once, because a client reconnects by itself when its connection breaks.
    await io.close();
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), FORCE_CLOSE_AFTER_MS).unref();
    await whenClosed;
  });
}
