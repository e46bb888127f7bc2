const MONTHS_OF_QUARTER = 3;
const QUARTERS_OF_YEAR = 4;

/** Returns the quarter at a time (UTC) and those before it, the latest first: '2026-4', '2026-3'. `at`: epoch ms. */
export function latestQuarters(at: number, count: number): readonly string[] {
  const date = new Date(at);
  const latest =
    date.getUTCFullYear() * QUARTERS_OF_YEAR + Math.floor(date.getUTCMonth() / MONTHS_OF_QUARTER);
  return Array.from({ length: count }, (_, index) => {
    const quarter = latest - index;
    return `${String(Math.floor(quarter / QUARTERS_OF_YEAR))}-${String((quarter % QUARTERS_OF_YEAR) + 1)}`;
  });
}
