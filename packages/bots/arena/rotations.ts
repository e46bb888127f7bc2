/** The ways in which the seats of a table can rotate over a deal. */

/** Returns the rotations of a list that differ. A list that repeats has fewer than its length. */
export function distinctRotations<T>(list: readonly T[]): readonly (readonly T[])[] {
  const rotate = (offset: number) => list.map((_, at) => list[(at + offset) % list.length] as T);
  const isSame = (offset: number) => rotate(offset).every((item, at) => item === list[at]);
  const period = list.findIndex((_, at) => at > 0 && isSame(at));
  return Array.from({ length: period < 0 ? list.length : period }, (_, offset) => rotate(offset));
}
