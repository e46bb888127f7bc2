import type { profiles as english } from '../en/profiles';
import type { GermanMessages } from '../../message-types';

export const profiles: GermanMessages<typeof english> = {
  noPage: 'Hier ist nichts',
  noPageHint: 'Diese Seite gibt es nicht, oder sie ist privat.',
  closed: '{{name}} hält die eigenen Partien privat.',
  nobody: 'Niemand',
  you: 'du',
  rating: 'Wertung',
  ratedGames_one: 'aus {{count}} gewerteten Partie',
  ratedGames_other: 'aus {{count}} gewerteten Partien',
  open: 'Andere dürfen diese Seite sehen',
  openHint: 'Nur du siehst deine Partien an privaten Tischen.',
  closedHint: 'Nur du siehst sie, und du stehst nicht in der Rangliste.',
  figures: 'Statistik',
  byKind: 'Nach Spielerzahl und Regeln',
  kind: 'Spielerzahl und Regeln',
  sum: {
    games: 'Partien',
    wins: 'Siege',
    vp: 'SP je Partie',
    houses: 'Gerettete Häuser',
    cones: 'Gelöschte Kegel',
    objectives: 'Gerettete Ziele',
  },
  aGame: '{{value}} je Partie',
  games: 'Beendete Partien',
  noGames: 'Noch keine.',
  replay: 'Replay',
  more: 'Mehr zeigen',
  rated: 'gewertet',
  places: 'Platzierungen',
  leaders: 'Rangliste',
  leadersHint_one:
    'Nach Wertung, ab {{count}} gewerteten Partie. Gewertet werden öffentliche Partien unter Menschen.',
  leadersHint_other:
    'Nach Wertung, ab {{count}} gewerteten Partien. Gewertet werden öffentliche Partien unter Menschen.',
  noLeaders: 'Noch hat niemand genug gewertete Partien gespielt.',
  place: 'Platz',
  name: 'Name',
};
