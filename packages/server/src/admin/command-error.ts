/** A command that cannot be carried out. The message is one line for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
