import type { profiles as english } from '../en/profiles';
import type { GermanMessages } from '../../message-types';

export const profiles: GermanMessages<typeof english> = {
  notFound: 'Hier ist nichts.',
  notFoundHint: 'Diese Seite gibt es nicht, oder sie ist privat.',
  privateProfile: '{{name}} hält die eigenen Partien privat.',
  unnamedPlayer: 'Niemand',
  you: 'du',
  rating: 'Wertung',
  ratedGameCount_one: 'aus {{count}} gewerteten Partie',
  ratedGameCount_other: 'aus {{count}} gewerteten Partien',
  publicSwitch: 'Andere dürfen diese Seite sehen',
  publicHint: 'Nur du siehst deine Partien an privaten Tischen.',
  privateHint: 'Nur du siehst sie, und du stehst nicht in der Rangliste.',
  statsTitle: 'Statistik',
  statsByGameType: 'Nach Spielerzahl und Regeln',
  gameType: 'Spielerzahl und Regeln',
  stats: {
    games: 'Partien',
    wins: 'Siege',
    vp: 'SP je Partie',
    houses: 'Gerettete Häuser',
    cones: 'Gelöschte Kegel',
    objectives: 'Gerettete Ziele',
  },
  perGame: '{{value}} je Partie',
  finishedGames: 'Beendete Partien',
  noFinishedGames: 'Noch keine.',
  replay: 'Replay',
  showMore: 'Mehr zeigen',
  ratedBadge: 'gewertet',
  finalPlaces: 'Platzierungen',
  leaderboard: 'Rangliste',
  leaderboardHint_one:
    'Nach Wertung, ab {{count}} gewerteten Partie. Gewertet werden öffentliche Partien unter Menschen.',
  leaderboardHint_other:
    'Nach Wertung, ab {{count}} gewerteten Partien. Gewertet werden öffentliche Partien unter Menschen.',
  leaderboardEmpty: 'Noch hat niemand genug gewertete Partien gespielt. Die Ersten stehen dann hier.',
  playRated: 'Öffentlichen Tisch finden oder eröffnen',
  placeColumn: 'Platz',
  nameColumn: 'Name',
};
