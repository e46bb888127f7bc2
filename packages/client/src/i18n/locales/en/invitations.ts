/** Texts of invitations to tables, loaded when there is one, or somebody to invite. */
export const invitations = {
  title: 'Invitations',
  from: '{{name}} invites you:',
  fromDate: 'It’s time to play:',
  join: 'Join',
  joinTable: 'Join {{table}}',
  decline: 'Decline',
  declineTable: 'Decline {{table}}',
  recentPlayers: 'Played with lately',
  here: 'online',
  invite: 'Invite',
  invitePlayer: 'Invite {{name}}',
  state: { invited: 'Invited', declined: 'Declined', 'not-now': 'Not now' },
  wasInvited: '{{name}} is invited.',
  showAll: 'Show all {{count}}',
  channelHint:
    'They see the invitation in the lobby, and get a push message or an e-mail if they turned that on.',
} as const;
