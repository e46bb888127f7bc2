import type { TablePlan } from '../servers/target';
import { Line } from '../wire/line';

const AT_ONCE = 20; // tables

/** Brings everybody in at tables. Resolves to their lines, table by table. @throws Error where somebody is refused */
export async function comeIn(
  port: number,
  tables: readonly TablePlan[],
): Promise<readonly (readonly Line[])[]> {
  const lines: (readonly Line[])[] = [];
  for (let first = 0; first < tables.length; first += AT_ONCE) {
    const some = tables.slice(first, first + AT_ONCE);
    lines.push(
      ...(await Promise.all(
        some.map(async ({ entries }) => {
          const entered = await Promise.all(entries.map((entry) => Line.enter(port, entry)));
          return entered.map(({ line }) => line);
        }),
      )),
    );
  }
  return lines;
}
