/** A setting is wrong; the message is one line for whoever starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
