/**
 * Counts the renders of components by name, as the profiler of React's DevTools does. A test imports `devtools-hook`
 * first.
 */
import { devtoolsHook } from './devtools-hook';

/** The fields of React's internal tree node that show whether a component rendered. */
interface Fiber {
  readonly flags: number;
  readonly type: unknown;
  readonly alternate: Fiber | null; // in the tree of the commit before
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const PERFORMED_WORK = 1; // React sets this flag on a component that rendered

let commits = 0;
let renders = new Map<string, number>();

devtoolsHook.onCommitFiberRoot = (_renderer, root) => {
  const { current } = root as { readonly current: Fiber };
  commits += 1;
  countUpdate(current, current.alternate);
};

/** Runs an update and returns the commits and the renders by component name. */
export async function countRenders(
  update: () => Promise<void>,
): Promise<{ readonly commits: number; readonly renders: Readonly<Record<string, number>> }> {
  commits = 0;
  renders = new Map();
  await update();
  return { commits, renders: Object.fromEntries([...renders].sort()) };
}

/** Counts a component and its children. React shares unchanged children with the tree of the commit before. */
function countUpdate(fiber: Fiber, before: Fiber | null): void {
  if (before === null || (fiber.flags & PERFORMED_WORK) !== 0) count(componentName(fiber.type));
  if (fiber.child === before?.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) countUpdate(child, child.alternate);
}

function count(name: string | null): void {
  if (name !== null) renders.set(name, (renders.get(name) ?? 0) + 1);
}

/** Returns the name of a component; null for an element of the page, and for the wrapper that `memo` may add. */
const componentName = (type: unknown): string | null => (typeof type === 'function' ? type.name : null);
