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
import { Refused, commandSchema, run } from './commands';
import type { Command, CommandParts } from './commands';

// What a socket's address may hold where it holds least.
const PATH_MAX = 100;

/** Where the server of a file listens. */
export const controlOf = (databaseFile: string): string => `${databaseFile}.control`;

/** Takes commands for a file that this process has open. Null where its path is too long for a socket. */
export async function takeCommands(path: string, parts: CommandParts, log: Logger): Promise<Server | null> {
  if (process.platform === 'win32' || Buffer.byteLength(path) > PATH_MAX) {
    log.warn(
      { path },
      'no admin command reaches this server while it runs: its path is too long for a socket',
    );
    return null;
  }
  rmSync(path, { force: true }); // of a server that was killed: the file's lock says that it is gone
  const http = createServer((asked, answer) => {
    meet(asked, answer, parts).catch((err: unknown) => {
      log.error({ err }, 'an admin command failed');
      answer.destroy();
    });
  });
  http.listen(path);
  await once(http, 'listening');
  await chmod(path, 0o600);
  return http;
}

async function meet(asked: IncomingMessage, answer: ServerResponse, parts: CommandParts): Promise<void> {
  try {
    const command = commandSchema.parse(await json(asked));
    if (command.command === 'import')
      throw new Refused('Stop the server first: an import needs an empty database.');
    answer.setHeader('Trailer', 'X-Said');
    const said = await run(command, parts, answer, Readable.from([]));
    answer.flushHeaders(); // a body of unknown length, even where it is empty, may have trailers
    answer.addTrailers(said === null ? {} : { 'X-Said': said });
    answer.end();
  } catch (error) {
    if (!(error instanceof Refused) || answer.headersSent) throw error;
    answer.removeHeader('Trailer');
    answer.writeHead(409).end(error.message);
  }
}

/** What a command came to at a server. */
export interface Asked {
  readonly said: string | null; // a line for people
}

/**
 * Has the server that listens there run a command, its output written to `out`. Null where none listens.
 * @throws Refused with what it says
 */
export async function askServer(path: string, command: Command, out: Writable): Promise<Asked | null> {
  const answer = await answered(path, command);
  if (answer === null) return null;
  if (answer.statusCode !== 200) throw new Refused(await text(answer));
  await pipeline(answer, out, { end: false });
  return { said: answer.trailers['x-said'] ?? null };
}

function answered(path: string, command: Command): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: path, method: 'POST' }, resolve);
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    asking.end(JSON.stringify(command));
  });
}
