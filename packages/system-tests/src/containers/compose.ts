import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { exec, type ContainerEngine } from './engine';

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
