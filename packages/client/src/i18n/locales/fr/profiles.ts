import type { profiles as english } from '../en/profiles';
import type { FrenchMessages } from '../../message-types';

export const profiles: FrenchMessages<typeof english> = {
  notFound: 'Il n’y a rien ici.',
  notFoundHint: 'Cette page n’existe pas ou est privée.',
  privateProfile: '{{name}} garde ses parties privées.',
  unnamedPlayer: 'Personne',
  you: 'vous',
  rating: 'Cote',
  ratedGameCount_one: 'd’après {{count}} partie classée',
  ratedGameCount_many: 'd’après {{count}} parties classées',
  ratedGameCount_other: 'd’après {{count}} parties classées',
  publicSwitch: 'Les autres peuvent voir cette page',
  publicHint: 'Vous seul voyez vos parties aux tables privées.',
  privateHint: 'Vous seul la voyez, et vous n’êtes pas au classement.',
  statsTitle: 'Statistiques',
  statsByGameType: 'Par nombre de joueurs et règles',
  gameType: 'Joueurs et règles',
  stats: {
    games: 'Parties',
    wins: 'Victoires',
    vp: 'PV par partie',
    houses: 'Maisons sauvées',
    cones: 'Cônes éteints',
    objectives: 'Objectifs sauvés',
  },
  perGame: '{{value}} par partie',
  finishedGames: 'Parties terminées',
  noFinishedGames: 'Aucune encore.',
  replay: 'Revoir',
  showMore: 'En voir plus',
  ratedBadge: 'classée',
  finalPlaces: 'Places finales',
  leaderboard: 'Classement',
  leaderboardHint_one:
    'Par cote, à partir de {{count}} partie classée. Sont classées les parties publiques entre personnes.',
  leaderboardHint_many:
    'Par cote, à partir de {{count}} parties classées. Sont classées les parties publiques entre personnes.',
  leaderboardHint_other:
    'Par cote, à partir de {{count}} parties classées. Sont classées les parties publiques entre personnes.',
  leaderboardEmpty:
    'Personne n’a encore joué assez de parties classées. Les premiers à le faire figureront ici.',
  playRated: 'Trouver ou créer une table publique',
  placeColumn: 'Place',
  nameColumn: 'Nom',
};
