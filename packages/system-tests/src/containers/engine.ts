/** The container engine of this machine: Docker or Podman. */
import { exec, succeeds } from './exec';

export interface ContainerEngine {
  readonly description: string; // 'Docker version 28.2.2'
  readonly command: readonly string[]; // ['docker']
  readonly compose: readonly string[]; // ['docker', 'compose']
}

const IMAGE = 'great-fire';

/** Returns Docker or Podman. @throws Error if neither answers */
export async function findEngine(): Promise<ContainerEngine> {
  for (const name of ['docker', 'podman']) {
    if (!(await succeeds([name, 'info']))) continue;
    const hasPlugin = await succeeds([name, 'compose', 'version']);
    return {
      description: await exec([name, '--version']),
      command: [name],
      compose: hasPlugin ? [name, 'compose'] : [`${name}-compose`],
    };
  }
  throw new Error('This test needs Docker or Podman, and neither answers.');
}

/** Builds the image `great-fire` from the Dockerfile. Docker's format keeps the health check. */
export async function buildProduct({ command }: ContainerEngine, root: string): Promise<void> {
  const format = command[0] === 'podman' ? ['--format', 'docker'] : [];
  await exec([...command, 'build', ...format, '--tag', IMAGE, root]);
}
