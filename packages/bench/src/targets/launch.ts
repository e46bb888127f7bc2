import { NodeServer } from '@great-fire/testkit/node-server';
import NODE_FLAGS from '../../../../node-flags.json';

interface LaunchOptions {
  readonly script: string;
  readonly settings?: Readonly<Record<string, string>>; // environment; default: none
  readonly flags?: readonly string[]; // Node flags, in addition to those of node-flags.json
}

export interface LaunchedServer {
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a server as in production. Resolves once it listens. */
export async function launchServer({
  script,
  settings = {},
  flags = [],
}: LaunchOptions): Promise<LaunchedServer> {
  const server = new NodeServer({
    script,
    settings: { NODE_ENV: 'production', ...settings },
    nodeFlags: [...NODE_FLAGS, ...flags],
  });
  return {
    pid: server.pid,
    port: await server.port,
    stop: async () => void (await server.kill('SIGTERM')),
  };
}
