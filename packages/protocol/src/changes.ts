/** What is new in a value of JSON, and the later value made of the earlier: so little crosses the wire with each move. */

/** Where, as keys joined by '/' (no key holds one), and what stands there now; without a value: nothing any more. */
export type Change = readonly [path: string, value?: unknown];
export type Changes = readonly Change[];

type Fields = Readonly<Record<string, unknown>>;
type Node = Fields | readonly unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether what is inside is told apart, rather than written anew as a whole. */
function isAlike(before: unknown, after: unknown): boolean {
  if (!isNode(before) || !isNode(after)) return false;
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  return true;
}

/** What is to be changed in `before` to make it `after`, both as JSON writes them. `at`: the path that they stand at. */
export function changesBetween(before: unknown, after: unknown, at = ''): Changes {
  const changes: Change[] = [];
  compare(before, after, at, changes);
  return changes;
}

function compare(before: unknown, after: unknown, at: string, changes: Change[]): void {
  if (before === after) return;
  if (!isAlike(before, after)) {
    changes.push(after === undefined ? [at] : [at, after]);
    return;
  }
  const start = at === '' ? '' : `${at}/`;
  if (Array.isArray(before)) compareLists(before, after as readonly unknown[], start, changes);
  else compareRecords(before as Fields, after as Fields, start, changes);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  start: string,
  changes: Change[],
): void {
  for (let place = 0; place < after.length; place += 1)
    if (before[place] !== after[place]) compare(before[place], after[place], start + String(place), changes);
}

function compareRecords(before: Fields, after: Fields, start: string, changes: Change[]): void {
  for (const key in after)
    if (before[key] !== after[key]) compare(before[key], after[key], start + key, changes);
  for (const key in before)
    if (before[key] !== undefined && !Object.hasOwn(after, key)) changes.push([start + key]);
}

/**
 * `before` with these changes; what does not change is shared with it.
 * @throws Error where they are not of this value
 */
export function changed<T>(before: T, changes: Changes): T {
  const made = new Set<unknown>(); // copies of this call, open to change
  const opened = (value: unknown): Record<string, unknown> => {
    if (!isNode(value)) throw new Error('These changes are of another value');
    if (made.has(value)) return value as Record<string, unknown>;
    const copy = Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value };
    made.add(copy);
    return copy as Record<string, unknown>;
  };
  let whole: unknown = before;
  for (const [path, ...value] of changes) {
    if (path === '') {
      whole = value[0];
      continue;
    }
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let node = opened(whole);
    whole = node;
    for (const key of keys) {
      const inside = opened(node[key]);
      node[key] = inside;
      node = inside;
    }
    if (value.length === 0) delete node[last];
    else node[last] = value[0];
  }
  return whole as T;
}
