/** Returns the loggable fields of an error. Omits the buffers, bodies and rows that libraries attach to errors. */
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
