/** Private notes and blocks. */
export const notes = {
  title: 'Notes and blocks',
  hint: 'Only you can see this.',
  empty: 'No notes or blocked players yet. Add them on a player’s page or at a table.',
  blockedBadge: 'blocked',
  blockPlayer: 'Block {{name}}',
  unblockPlayer: 'Unblock {{name}}',
  unblockButton: 'Unblock',
  blockHint:
    'You won’t see {{name}}’s messages or tables, and {{name}} can’t join yours. {{name}} won’t be told.',
  blockedHint:
    'You’ve blocked {{name}}: you don’t see their messages, and they can’t join your tables. Games in progress continue.',
  blockLimitReached: 'You can’t block any more players. Unblock someone first.',
  myNotes: 'My notes',
  noteEditor: {
    playerNoteLabel: 'Your note on {{name}}',
    gameNoteLabel: 'On this game',
    privacyHint: 'Only you can see it, on all your devices.',
    saved: 'Saved',
    pending: 'Saving…',
    retrying: 'Not saved yet. Retrying…',
    failed: 'Couldn’t save.',
    charactersLeft_one: '{{count}} character left',
    charactersLeft_other: '{{count}} characters left',
  },
} as const;
