const MONTHS_OF_QUARTER = 3;
const QUARTERS_OF_YEAR = 4;

/** Returns how many quarters lie between the year 0 and that of a time. `at`: epoch ms. */
function countQuarters(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * QUARTERS_OF_YEAR + Math.floor(date.getUTCMonth() / MONTHS_OF_QUARTER);
}

/** Returns the quarters (UTC) from one time to another, the latest first: '2026-4', '2026-3'. Times in epoch ms. */
export function quartersSince(from: number, to: number): readonly string[] {
  const latest = countQuarters(to);
  return Array.from({ length: Math.max(1, latest - countQuarters(from) + 1) }, (_, index) => {
    const quarter = latest - index;
    return `${String(Math.floor(quarter / QUARTERS_OF_YEAR))}-${String((quarter % QUARTERS_OF_YEAR) + 1)}`;
  });
}
