/** It cannot be done; the message is one line for whoever asked. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
