import { build } from 'esbuild';

// Native modules, and modules that find files next to themselves.
const EXTERNAL = [
  '@photostructure/sqlite',
  'node-persist',
  'socket.io',
  'engine.io',
  '@great-fire/server/testing/postgres',
  'esbuild',
];

/** Bundles TypeScript programs for Node and resolves to the result of esbuild. Long computations run several times as fast as through a loader. */
export async function bundleForNode({ external = [], ...options }) {
  return build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: [...EXTERNAL, ...external],
    logLevel: 'warning',
    ...options,
  });
}
