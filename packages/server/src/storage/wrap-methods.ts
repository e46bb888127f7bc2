type Method = (...args: never[]) => Promise<unknown>;

export function wrapMethods<T extends object>(store: T, wrap: (method: Method, name: string) => Method): T {
  const methods = Object.entries(store as Readonly<Record<string, Method>>);
  return Object.fromEntries(methods.map(([name, method]) => [name, wrap(method, name)])) as T;
}
