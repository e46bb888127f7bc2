/** What somebody keeps to themselves: whom they block, and their notes. */
export const care = {
  title: 'Between you and others',
  titleHint: 'Nobody but you sees this.',
  nothing: 'You block nobody, and have no notes on anybody. Both begin on their page or at a table.',
  blocked: 'blocked',
  block: 'Block {{name}}',
  unblock: 'Unblock {{name}}',
  unblockShort: 'Unblock',
  blockHint:
    'If you block {{name}}, you hear nothing they say, their open tables leave your lobby, and they find no seat at yours. They are not told.',
  isBlocked:
    'You block {{name}}. You hear nothing they say, and they find no seat at your open tables. Games under way go on.',
  tooMany: 'You block as many people as one may. Unblock somebody first.',
  notes: 'My notes',
  close: 'Close the notes',
  note: {
    on: 'Your note on {{name}}',
    table: 'On this game',
    mine: 'Only you see it, on all your devices.',
    kept: 'Saved',
    waits: 'Saving…',
    again: 'Not saved yet. It is tried again.',
    refused: 'That could not be saved.',
    left_one: '{{count}} letter left',
    left_other: '{{count}} letters left',
    stale: 'This note was changed elsewhere meanwhile. There it says:',
    gone: 'Nothing any more.',
    takeOther: 'Take that one',
    keepMine: 'Keep mine',
  },
} as const;
