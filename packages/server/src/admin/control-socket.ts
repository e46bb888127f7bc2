/**
 * A SQLite file is locked to the server that has it open. So that tables can be listed or backed up without stopping
 * it, that server takes commands over a socket of the file system beside the file: whoever may open it is the user
 * who runs the server, and nobody comes to it over a network.
 */
import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json, text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { CommandError, commandSchema, runCommand } from './commands';
import type { Command, CommandDeps } from './commands';

// What a socket's address may hold where it holds least.
const MAX_PATH_BYTES = 100;

/** Where the server of a file listens. */
export const controlSocketPath = (databaseFile: string): string => `${databaseFile}.control`;

/** Takes commands for a file that this process has open. Null where its path is too long for a socket. */
export async function serveCommands(path: string, deps: CommandDeps, log: Logger): Promise<Server | null> {
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_PATH_BYTES) {
    log.warn(
      { path },
      'no admin command reaches this server while it runs: its path is too long for a socket',
    );
    return null;
  }
  rmSync(path, { force: true }); // of a server that was killed: the file's lock says that it is gone
  const http = createServer((incoming, response) => {
    handleCommand(incoming, response, deps).catch((err: unknown) => {
      log.error({ err }, 'an admin command failed');
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
  deps: CommandDeps,
): Promise<void> {
  try {
    const command = commandSchema.parse(await json(incoming));
    if (command.command === 'import')
      throw new CommandError('Stop the server first: an import needs an empty database.');
    response.setHeader('Trailer', 'X-Said');
    const message = await runCommand(command, deps, response, Readable.from([]));
    response.flushHeaders(); // a body of unknown length, even where it is empty, may have trailers
    response.addTrailers(message === null ? {} : { 'X-Said': message });
    response.end();
  } catch (error) {
    if (!(error instanceof CommandError) || response.headersSent) throw error;
    response.removeHeader('Trailer');
    response.writeHead(409).end(error.message);
  }
}

/** What a command came to at a server. */
export interface CommandResult {
  readonly message: string | null; // a line for people
}

/**
 * Has the server that listens there run a command, its output written to `output`. Null where none listens.
 * @throws CommandError with what it says
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
  return { message: response.trailers['x-said'] ?? null };
}

function openRequest(path: string, command: Command): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: path, method: 'POST' }, resolve);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.end(JSON.stringify(command));
  });
}
