/** What the log keeps of an error: never the bytes, bodies or rows that libraries hang on theirs. */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...('code' in error && { code: String(error.code) }),
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}
