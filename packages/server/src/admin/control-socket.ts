/**
 * The server locks its SQLite file. It therefore accepts admin commands over a Unix domain socket beside the file, so
 * that the operator can list or back up tables without stopping the server. Only the user who runs the server can open
 * the socket, and no network reaches it.
 */
import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json, text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { CommandError } from './command-error';
import {
  commandSchema,
  isChangingCommand,
  runAdminCommand,
  type Command,
  type AdminCommandDeps,
} from './commands';

// The shortest limit among platforms for the path of a Unix domain socket.
const MAX_PATH_BYTES = 100;

export const controlSocketPath = (databaseFile: string): string => `${databaseFile}.control`;

/**
 * Accepts commands for a file that this process has open. Resolves to null on Windows and if the path is too long for
 * a socket.
 */
export async function serveCommands(
  path: string,
  deps: AdminCommandDeps,
  log: Logger,
): Promise<Server | null> {
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_PATH_BYTES) {
    log.warn({ path }, 'admin socket disabled: path too long');
    return null;
  }
  rmSync(path, { force: true }); // left by a killed server: the file lock proves that no server runs
  const http = createServer((incoming, response) => {
    handleCommand(incoming, response, deps, log).catch((err: unknown) => {
      log.error({ err }, 'admin command failed');
      response.destroy();
    });
  });
  http.listen(path);
  await once(http, 'listening');
  await chmod(path, 0o600);
  return http;
}

async function handleCommand(
  incoming: IncomingMessage,
  response: ServerResponse,
  deps: AdminCommandDeps,
  log: Logger,
): Promise<void> {
  try {
    const command = commandSchema.parse(await json(incoming));
    if (command.command === 'import')
      throw new CommandError('Stop the server first: an import needs an empty database.');
    if (command.command === 'compact')
      throw new CommandError('Stop the server first: it answers nobody while its file is written again.');
    response.setHeader('Trailer', 'X-Message');
    const message = await runAdminCommand(command, deps, response, Readable.from([]));
    if (isChangingCommand(command)) log.info({ ...command, result: message }, 'admin command');
    response.flushHeaders(); // forces chunked encoding, which trailers need even if the body is empty
    response.addTrailers(message === null ? {} : { 'X-Message': message });
    response.end();
  } catch (error) {
    if (!(error instanceof CommandError) || response.headersSent) throw error;
    response.removeHeader('Trailer');
    response.writeHead(409).end(error.message);
  }
}

export interface CommandResult {
  readonly message: string | null; // one line for the operator
}

/**
 * Runs a command in the server that listens at `path` and writes its output to `output`. Resolves to null if no server
 * listens.
 * @throws CommandError with the server's message
 */
export async function sendCommand(
  path: string,
  command: Command,
  output: Writable,
): Promise<CommandResult | null> {
  const response = await openRequest(path, command);
  if (response === null) return null;
  if (response.statusCode !== 200) throw new CommandError(await text(response));
  await pipeline(response, output, { end: false });
  return { message: response.trailers['x-message'] ?? null };
}

function openRequest(path: string, command: Command): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: path, method: 'POST', agent: false }, resolve);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.end(JSON.stringify(command));
  });
}
