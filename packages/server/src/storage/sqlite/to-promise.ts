/** SQLite answers at once; the port speaks in promises, and a throw becomes a rejection. */
export function toPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
