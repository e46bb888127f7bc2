/** A setting is wrong; the message is one line for whoever starts the server. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}
