import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = new URL('../src/notifications/push-worker.ts', import.meta.url);
export const PUSH_WORKER = 'push.js';

/**
 * Emits the push handlers of the service worker as a script that the worker imports. A function scope keeps its names
 * apart.
 */
export function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), 'push-worker.ts');
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: `(() => {\n${code}})();\n` });
    },
  };
}
