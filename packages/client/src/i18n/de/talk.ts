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
  care: 'Was mit der Zeile von {{name}} geschehen soll',
  mute: '{{name}} stummschalten',
  block: '{{name}} blockieren',
  report: 'Melden',
  told: {
    reported: 'Der Gastgeber und der Betreiber dieses Servers erfahren davon.',
    refused: 'Das ging nicht.',
  },
  remove: 'Entfernen',
  reports_one: 'einmal gemeldet',
  reports_other: '{{count}}-mal gemeldet',
  removed: { host: 'Vom Gastgeber entfernt', operator: 'Vom Betreiber dieses Servers entfernt' },
  muted: { title: 'Stumm', none: 'Du hörst alle.', hear: '{{name}} wieder hören' },
};
