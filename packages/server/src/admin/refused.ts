/** It cannot be done; the message is one line for whoever asked. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
