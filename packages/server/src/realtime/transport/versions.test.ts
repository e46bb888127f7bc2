/**
 * The files of this folder depend on internals of these packages: on `packetCreate`, `drain` and `transport.writable`
 * of engine.io, on its private websocket, and on options of ws. Before an upgrade, read
 * the folder beside the new sources.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const REVIEWED = { 'engine.io': '6.6.12', 'socket.io': '4.8.4', ws: '8.21.3' };
const ROOT = join(__dirname, '../../../../..');

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  overrides: z.record(z.string(), z.unknown()).optional(),
});
const readManifest = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));

test.each(Object.entries(REVIEWED))('the installed %s has the reviewed version', (name, version) => {
  expect(readManifest(`node_modules/${name}`).version).toBe(version);
});

test('the manifests pin the reviewed versions exactly', () => {
  const pinned = { ...readManifest('.').overrides, ...readManifest('packages/server').dependencies };
  expect(pinned).toMatchObject(REVIEWED);
});
