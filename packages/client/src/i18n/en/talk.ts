/** What is said at a table, and how. */
export const talk = {
  none: 'Nobody has said anything yet.',
  say: 'Say something',
  aside: 'To those who watch',
  asideHint: 'Players read this once the game is over.',
  send: 'Send',
  earlier: 'Earlier lines',
  spectator: 'watching',
  failed: 'That was not sent. Try again.',
  lines: 'What was said',
  heard: { label: 'Show', all: 'All', players: 'Players', spectators: 'Spectators' },
};
