/** Returns a promise of synchronous work. A thrown error becomes a rejection. */
export function toPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
