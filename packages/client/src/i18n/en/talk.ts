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
  emoji: 'Emoji',
  phrases: 'Ready phrases',
  people: 'People at the table',
  mentioned: '{{name}} mentions you',
  phrase: {
    greeting: 'Good game to all',
    moment: 'One moment, I am thinking',
    'well-played': 'Well played',
    thanks: 'Thank you',
    'back-soon': 'I will be back soon',
  },
};
