/** Computes and applies patches between two JSON values, so that a move sends only what changed. */

/**
 * The keys of the path joined by '/' (no key contains one) and the new value. Without a value, the patch removes the
 * key.
 */
export type PatchOp = readonly [path: string, value?: unknown];
export type Patch = readonly PatchOp[];

type JsonObject = Readonly<Record<string, unknown>>;
type JsonContainer = JsonObject | readonly unknown[];

const isContainer = (value: unknown): value is JsonContainer => typeof value === 'object' && value !== null;

/** Whether the two values can be compared key by key. If not, the patch replaces the whole value. */
function canRecurse(before: unknown, after: unknown): boolean {
  if (!isContainer(before) || !isContainer(after)) return false;
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  return true;
}

/** Returns the patch that turns `before` into `after`. Both are JSON values. `path` is the path of both. */
export function diff(before: unknown, after: unknown, path = ''): Patch {
  const ops: PatchOp[] = [];
  collectOps(before, after, path, ops);
  return ops;
}

function collectOps(before: unknown, after: unknown, path: string, ops: PatchOp[]): void {
  if (before === after) return;
  if (!canRecurse(before, after)) {
    ops.push(after === undefined ? [path] : [path, after]);
    return;
  }
  const pathPrefix = path === '' ? '' : `${path}/`;
  if (Array.isArray(before)) collectArrayOps(before, after as readonly unknown[], pathPrefix, ops);
  else collectObjectOps(before as JsonObject, after as JsonObject, pathPrefix, ops);
}

function collectArrayOps(
  before: readonly unknown[],
  after: readonly unknown[],
  pathPrefix: string,
  ops: PatchOp[],
): void {
  for (let index = 0; index < after.length; index += 1)
    if (before[index] !== after[index])
      collectOps(before[index], after[index], pathPrefix + String(index), ops);
}

function collectObjectOps(before: JsonObject, after: JsonObject, pathPrefix: string, ops: PatchOp[]): void {
  for (const key in after)
    if (before[key] !== after[key]) collectOps(before[key], after[key], pathPrefix + key, ops);
  for (const key in before)
    if (before[key] !== undefined && !Object.hasOwn(after, key)) ops.push([pathPrefix + key]);
}

/**
 * Returns `before` with the patch applied. Shares unchanged parts with `before`.
 * @throws Error if the patch does not fit the value
 */
export function applyPatch<T>(before: T, patch: Patch): T {
  const copies = new Set<unknown>(); // copies made by this call, safe to mutate
  const copyOnWrite = (value: unknown): Record<string, unknown> => {
    if (!isContainer(value)) throw new Error('These changes are of another value');
    if (copies.has(value)) return value as Record<string, unknown>;
    const copy = Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value };
    copies.add(copy);
    return copy as Record<string, unknown>;
  };
  let result: unknown = before;
  for (const [path, ...value] of patch) {
    if (path === '') {
      result = value[0];
      continue;
    }
    const keys = path.split('/');
    const lastKey = keys.pop() ?? '';
    let node = copyOnWrite(result);
    result = node;
    for (const key of keys) {
      const child = copyOnWrite(node[key]);
      node[key] = child;
      node = child;
    }
    if (value.length === 0) delete node[lastKey];
    else node[lastKey] = value[0];
  }
  return result as T;
}
