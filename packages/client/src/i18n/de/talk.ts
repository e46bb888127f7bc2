import type { talk as english } from '../en/talk';
import type { InGerman } from '../words';

export const talk: InGerman<typeof english> = {
  none: 'Noch hat niemand etwas gesagt.',
  say: 'Sag etwas',
  aside: 'An die, die zuschauen',
  asideHint: 'Die Spieler lesen das erst nach der Partie.',
  send: 'Senden',
  earlier: 'Frühere Zeilen',
  spectator: 'sieht zu',
  failed: 'Das wurde nicht gesendet. Versuch es noch einmal.',
  lines: 'Was gesagt wurde',
  heard: { label: 'Zeigen', all: 'Alles', players: 'Spieler', spectators: 'Zuschauer' },
  emoji: 'Emoji',
  phrases: 'Fertige Sätze',
  people: 'Wer am Tisch sitzt',
  mentioned: '{{name}} erwähnt dich',
  phrase: {
    greeting: 'Ein gutes Spiel allen',
    moment: 'Einen Moment, ich überlege',
    'well-played': 'Gut gespielt',
    thanks: 'Danke',
    'back-soon': 'Ich bin gleich zurück',
  },
};
