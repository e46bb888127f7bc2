/** Private notes and blocks. */
export const notes = {
  title: 'Notes and blocks',
  titleHint: 'Only you can see this.',
  nothing: 'No notes or blocked players yet. Add them on a player’s page or at a table.',
  blocked: 'blocked',
  block: 'Block {{name}}',
  unblock: 'Unblock {{name}}',
  unblockShort: 'Unblock',
  blockHint:
    'You won’t see {{name}}’s messages or tables, and {{name}} can’t join yours. {{name}} won’t be told.',
  isBlocked:
    'You’ve blocked {{name}}: you don’t see their messages, and they can’t join your tables. Games in progress continue.',
  tooMany: 'You can’t block any more players. Unblock someone first.',
  notes: 'My notes',
  note: {
    on: 'Your note on {{name}}',
    table: 'On this game',
    mine: 'Only you can see it, on all your devices.',
    saved: 'Saved',
    pending: 'Saving…',
    retrying: 'Not saved yet. Retrying…',
    failed: 'Couldn’t save.',
    left_one: '{{count}} character left',
    left_other: '{{count}} characters left',
    stale: 'This note has been changed elsewhere. It now says:',
    gone: '(empty)',
    takeOther: 'Use that one',
    keepMine: 'Keep mine',
  },
} as const;
