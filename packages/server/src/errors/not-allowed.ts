/** Errors with the code `not-allowed-now`. The message is for logs and developers; a page translates the reason. */
import { BLOCKS_MAX, NOTES_MAX } from '@great-fire/protocol';
import type { NotAllowedReason } from '@great-fire/protocol';
import { ApiError } from './api-error';

const MESSAGES: Readonly<Record<NotAllowedReason, string>> = {
  'game-over': 'The game is over.',
  'game-paused': 'The game is paused.',
  'not-paused': 'The game is not paused.',
  'already-proposed': 'This is proposed already.',
  'recently-declined': 'The last proposal was declined; propose again in a minute.',
  'not-playing': 'A bot plays for this seat.',
  'proposal-over': 'This proposal is over.',
  'not-asked': 'This proposal waits for other players.',
  'already-left': 'This seat was left already.',
  'seat-kept': 'The owner has this seat.',
  'seat-given-up': 'The owner left this seat for good.',
  'seat-not-open': 'This seat is not open.',
  'owner-plays': 'The owner plays this seat.',
  'vote-open': 'There is a vote already.',
  'clock-opens-votes': 'The clock of this table opens the votes.',
  'nobody-to-vote-on': 'The game waits for no other player.',
  'vote-too-early': 'A vote is possible after two minutes.',
  'player-present': 'This player sees the table.',
  'no-vote': 'There is no vote.',
  'not-a-voter': 'This vote is for the other players.',
  'takeback-needs-consent': 'The players decide whether to take moves back.',
  'table-changed': 'The table has changed since.',
  'not-started': 'The game has not begun.',
  'too-many-waiting-tables': 'Too many of your tables have not begun. Leave one first.',
  'too-many-bot-games': 'You have too many games with bots. Finish one first.',
  'same-address': 'A player of this game has your IP address.',
  'more-seats-taken': 'More seats than that are taken.',
  'deal-not-started': 'Contributions are revealed once the table is started.',
  'not-dealing': 'Only a table that awaits reveals is closed so.',
  'too-many-blocks': `A person may block at most ${String(BLOCKS_MAX)} others.`,
  'too-many-notes': `A person may keep at most ${String(NOTES_MAX)} notes.`,
  'own-line': 'This is your own line.',
  'no-webhook': 'The table has no webhook.',
  'no-notification-target': 'No notification target is set up.',
  'email-taken': 'This address belongs to another person by now.',
  'email-not-confirmed': 'You have no confirmed e-mail address.',
};

/** Creates an error with the code `not-allowed-now`. `field` is the path of the field that it is about. */
export function notAllowed(reason: NotAllowedReason, field?: string): ApiError {
  const body = { code: 'not-allowed-now', message: MESSAGES[reason], reason } as const;
  return new ApiError(field === undefined ? body : { ...body, field });
}
