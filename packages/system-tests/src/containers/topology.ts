/** Runs docker-compose.yml, and replaces its servers one after the other while people are connected. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitFor } from '@great-fire/testkit/wait-for';
import type { ContainerEngine } from './engine';
import { exec } from './exec';
import type { LoadReport } from './load';

const PROJECT = 'great-fire-test';
const SERVERS = ['server-1', 'server-2'] as const;
const URL = 'https://localhost';
const LOAD_PROGRAM = join(__dirname, 'load.ts');
const CADDY_ROOT = '/data/caddy/pki/authorities/local/root.crt';

/** The services of docker-compose.yml, running. */
class Topology {
  private readonly env: Readonly<Record<string, string>>;

  constructor(
    private readonly engine: ContainerEngine,
    private readonly root: string,
    private readonly folder: string,
  ) {
    this.env = {
      DATABASE_PASSWORD_FILE: this.passwordFile,
      ENV_FILE: join(folder, 'settings.env'),
    };
  }

  private get passwordFile(): string {
    return join(this.folder, 'database-password');
  }

  private compose(...args: readonly string[]): Promise<string> {
    const file = join(this.root, 'docker-compose.yml');
    const command = [...this.engine.compose, '--project-name', PROJECT, '--file', file, ...args];
    return exec(command, { env: this.env, cwd: this.root });
  }

  /** Resolves once all services are healthy. */
  async start(): Promise<void> {
    await this.remove();
    // User 1000 of the containers reads the file.
    await writeFile(this.passwordFile, randomBytes(24).toString('hex'), { mode: 0o644 });
    // The whole load has one address.
    await writeFile(join(this.folder, 'settings.env'), 'RATE_LIMIT_SCALE=off\n');
    await this.compose('up', '--detach', '--no-build');
    for (const service of ['db', ...SERVERS, 'caddy']) await this.waitUntilHealthy(service);
    await this.compose('exec', '-T', 'caddy', 'cat', CADDY_ROOT).then((certificate) =>
      writeFile(this.certificateFile, certificate),
    );
  }

  get certificateFile(): string {
    return join(this.folder, 'root.crt');
  }

  private async waitUntilHealthy(service: string): Promise<void> {
    await waitFor(`a healthy ${service}`, async () => {
      const id = await this.compose('ps', '--quiet', service);
      const status = ['inspect', '--format', '{{.State.Health.Status}}', id];
      return id !== '' && (await exec([...this.engine.command, ...status])) === 'healthy';
    });
  }

  /** Replaces each server by a new container. Resolves once the last one is healthy. */
  async restartServers(): Promise<void> {
    for (const server of SERVERS) {
      await this.compose('up', '--detach', '--no-build', '--no-deps', '--force-recreate', server);
      await this.waitUntilHealthy(server);
    }
  }

  async remove(): Promise<void> {
    await this.compose('down', '--volumes');
  }
}

/** Runs the load program while `disturb` runs. Resolves to its report. */
async function runLoad(certificateFile: string, disturb: () => Promise<void>): Promise<LoadReport> {
  const child = spawn(process.execPath, ['--import', 'tsx', LOAD_PROGRAM, URL], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await waitFor('the load to run', () => {
    if (child.exitCode !== null) throw new Error(`The load program exited with ${String(child.exitCode)}`);
    return lines.length > 0;
  });
  await disturb();
  child.stdin.end();
  await exited;
  return JSON.parse(lines[1] ?? '{}') as LoadReport;
}

/** Starts the topology, and replaces its servers under load. Resolves to the report of the load. */
export async function runRollingRestart(
  engine: ContainerEngine,
  root: string,
  folder: string,
): Promise<LoadReport> {
  const topology = new Topology(engine, root, folder);
  try {
    await topology.start();
    return await runLoad(topology.certificateFile, () => topology.restartServers());
  } finally {
    await topology.remove();
  }
}
