/** The container engine of this machine: Docker or Podman, or a private Docker engine from Debian's packages. */
import { join } from 'node:path';
import { exec, succeeds } from './exec';
import { startPrivateEngine } from './private-engine';
import type { BaseImages } from './stand-in-images';
import { buildImage, buildNodeStandIn, buildServiceStandIns, readBaseImages } from './stand-in-images';

export interface ContainerEngine {
  readonly description: string; // 'Docker 28.2.2 with the images of the registry'
  readonly command: readonly string[]; // ['docker']
  readonly compose: readonly string[]; // ['docker', 'compose']
  readonly env: Readonly<Record<string, string>>;
  readonly enterNetwork: readonly string[]; // runs a command where published ports are reachable; []: here
  /** Builds the image `great-fire` from the Dockerfile. */
  readonly buildProduct: (root: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  readonly folder: string; // keeps images between runs
  readonly isForCompose: boolean; // also runs docker-compose.yml
}

const IMAGE = 'great-fire';

/** Returns Docker or Podman, if it answers and reaches the registry of the base images. */
async function findInstalledEngine({ node }: BaseImages): Promise<ContainerEngine | null> {
  for (const name of ['docker', 'podman']) {
    if (!(await succeeds([name, 'info']))) continue;
    if (!(await succeeds([name, 'pull', '--quiet', node]))) continue;
    const version = await exec([name, '--version']);
    const hasPlugin = await succeeds([name, 'compose', 'version']);
    return {
      description: `${version}, with the base images of the registry`,
      command: [name],
      compose: hasPlugin ? [name, 'compose'] : [`${name}-compose`],
      env: {},
      enterNetwork: [],
      buildProduct: async (root) => {
        const format = name === 'podman' ? ['--format', 'docker'] : [];
        await exec([name, 'build', ...format, '--tag', IMAGE, root]);
      },
      close: () => Promise.resolve(),
    };
  }
  return null;
}

/** Starts a private Docker engine whose images Buildah builds on stand-ins. */
async function startStandInEngine(
  { node, ...services }: BaseImages,
  { folder, isForCompose }: EngineOptions,
): Promise<ContainerEngine> {
  const engine = await startPrivateEngine(folder, { isForCompose });
  const { buildah } = engine;
  return {
    ...engine,
    buildProduct: async (context) => {
      await buildNodeStandIn(buildah, node);
      const product = `docker.io/library/${IMAGE}`;
      await buildImage(buildah, product, context);
      if (isForCompose) await buildServiceStandIns(buildah, node, services);
      for (const name of [product, ...(isForCompose ? [services.postgres, services.caddy] : [])]) {
        const archive = join(folder, 'image.tar');
        await exec(['buildah', 'push', '--quiet', name, `docker-archive:${archive}:${name}`], buildah);
        await exec([...engine.command, 'load', '--quiet', '--input', archive], engine);
        await exec(['rm', archive]);
      }
    },
  };
}

/**
 * Returns the engine of this machine. Without one that reaches the registry, as root on Debian, starts a private one.
 *
 * @throws CommandError if there is no engine and none can be started
 */
export async function obtainEngine(root: string, options: EngineOptions): Promise<ContainerEngine> {
  const baseImages = await readBaseImages(root);
  return (await findInstalledEngine(baseImages)) ?? startStandInEngine(baseImages, options);
}
