/** Runs the image alone, with SQLite, as docs/hosting.md recommends it, and in docker-compose.yml. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { exec, succeeds, type ContainerEngine } from './engine';

const NAME = 'great-fire-test';

const HARDENING = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
  ...['--memory', '512m', '--pids-limit', '128', '--cpus', '1'],
];

const FETCH_PAGE = `fetch('http://127.0.0.1:8000/').then((r) => process.exit(r.ok ? 0 : 1))`;

const BUILT = 'packages/client/dist packages/server/dist';

/**
 * Runs the image hardened until its health check passes, reads the page, lists the tables and stops it.
 *
 * @throws Error if a step fails, if the image holds sources, if it runs as another user than 1000, or if the server
 * does not exit with 0
 */
export async function runHardened({ command }: ContainerEngine): Promise<void> {
  const run = (...args: readonly string[]) => exec([...command, ...args]);
  const remove = () => succeeds([...command, 'rm', '--force', '--volumes', NAME]);
  await remove();
  try {
    await run('run', '--detach', '--name', NAME, ...HARDENING, '--volume', '/app/data', 'great-fire');
    await waitFor('a healthy container', async () => {
      const state = await run('inspect', '--format', '{{.State.Status}} {{.State.Health.Status}}', NAME);
      if (state.startsWith('exited')) throw new Error(`The container exited:\n${await run('logs', NAME)}`);
      // Podman without systemd runs no health check by itself.
      const [engineName] = command;
      if (engineName === 'podman') return succeeds([...command, 'healthcheck', 'run', NAME]);
      return state === 'running healthy';
    });
    await run('exec', NAME, 'node', '--eval', FETCH_PAGE);
    const userId = await run('exec', NAME, 'id', '-u');
    if (userId !== '1000') throw new Error(`The container runs as user ${userId}`);
    const packages = await run('exec', NAME, 'sh', '-c', 'echo packages/*/*');
    if (packages !== BUILT) throw new Error(`The image holds ${packages}`);
    await run('exec', NAME, 'node', 'packages/server/dist/admin.js', 'list');
    await run('stop', NAME);
    const exitCode = await run('inspect', '--format', '{{.State.ExitCode}}', NAME);
    if (exitCode !== '0') throw new Error(`The container exited with ${exitCode}`);
  } finally {
    await remove();
  }
}

const PROJECT = 'great-fire-test';
const SERVICES = ['db', 'server-1', 'server-2', 'caddy'] as const;

/** Starts the services of docker-compose.yml, and removes them once all are healthy. */
export async function runCompose(engine: ContainerEngine, root: string, folder: string): Promise<void> {
  const env = {
    DATABASE_PASSWORD_FILE: join(folder, 'database-password'),
    ENV_FILE: join(folder, 'settings.env'),
  };
  const compose = (...args: readonly string[]): Promise<string> =>
    exec(
      [...engine.compose, '--project-name', PROJECT, '--file', join(root, 'docker-compose.yml'), ...args],
      { env: { ...process.env, ...env }, cwd: root },
    );
  const remove = () => compose('down', '--volumes');
  await remove();
  // User 1000 of the containers reads the file.
  await writeFile(env.DATABASE_PASSWORD_FILE, randomBytes(24).toString('hex'), { mode: 0o644 });
  await writeFile(env.ENV_FILE, '');
  try {
    await compose('up', '--detach', '--no-build');
    for (const service of SERVICES)
      await waitFor(`a healthy ${service}`, async () => {
        const id = await compose('ps', '--quiet', service);
        const status = ['inspect', '--format', '{{.State.Health.Status}}', id];
        return id !== '' && (await exec([...engine.command, ...status])) === 'healthy';
      });
  } finally {
    await remove();
  }
}
