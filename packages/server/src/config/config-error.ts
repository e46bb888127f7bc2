/** A setting is invalid. The message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
