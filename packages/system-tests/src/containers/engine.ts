/** The container engine of this machine: Docker or Podman. */
import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

export interface ContainerEngine {
  readonly description: string; // 'Docker version 28.2.2'
  readonly command: readonly string[]; // ['docker']
  readonly compose: readonly string[]; // ['docker', 'compose']
}

/** Runs a program. Resolves to its standard output. @throws Error with its standard error if it exits with another code than 0 */
export async function exec(
  [program = '', ...args]: readonly string[],
  options: ExecFileOptions = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    maxBuffer: 2 ** 26,
    ...options,
    encoding: 'utf8',
  });
  return stdout.trim();
}

/** Returns whether a program runs and exits with 0. */
export const succeeds = (command: readonly string[]): Promise<boolean> =>
  exec(command).then(
    () => true,
    () => false,
  );

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
  await exec([...command, 'build', ...format, '--tag', 'great-fire', root]);
}
