type Work = (...given: never[]) => Promise<unknown>;

/** A store of the same methods, each with something around it. */
export function eachMethod<T extends object>(store: T, around: (work: Work, name: string) => Work): T {
  const methods = Object.entries(store as Readonly<Record<string, Work>>);
  return Object.fromEntries(methods.map(([name, work]) => [name, around(work, name)])) as T;
}
