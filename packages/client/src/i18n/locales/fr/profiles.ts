import type { profiles as english } from '../en/profiles';
import type { FrenchMessages } from '../../message-types';

export const profiles: FrenchMessages<typeof english> = {
  noPage: 'Rien ici',
  noPageHint: 'Cette page n’existe pas ou est privée.',
  closed: '{{name}} garde ses parties privées.',
  nobody: 'Personne',
  you: 'vous',
  rating: 'Cote',
  ratedGames_one: 'd’après {{count}} partie classée',
  ratedGames_many: 'd’après {{count}} parties classées',
  ratedGames_other: 'd’après {{count}} parties classées',
  open: 'Les autres peuvent voir cette page',
  openHint: 'Vous seul voyez vos parties aux tables privées.',
  closedHint: 'Vous seul la voyez, et vous n’êtes pas au classement.',
  figures: 'Statistiques',
  byKind: 'Par nombre de joueurs et règles',
  kind: 'Joueurs et règles',
  sum: {
    games: 'Parties',
    wins: 'Victoires',
    vp: 'PV par partie',
    houses: 'Maisons sauvées',
    cones: 'Cônes éteints',
    objectives: 'Objectifs sauvés',
  },
  aGame: '{{value}} par partie',
  games: 'Parties finies',
  noGames: 'Aucune encore.',
  replay: 'Revoir',
  more: 'En voir plus',
  rated: 'classée',
  places: 'Places finales',
  leaders: 'Classement',
  leadersHint_one:
    'Par cote, à partir de {{count}} partie classée. Sont classées les parties publiques entre personnes.',
  leadersHint_many:
    'Par cote, à partir de {{count}} parties classées. Sont classées les parties publiques entre personnes.',
  leadersHint_other:
    'Par cote, à partir de {{count}} parties classées. Sont classées les parties publiques entre personnes.',
  noLeaders: 'Personne n’a encore joué assez de parties classées.',
  place: 'Place',
  name: 'Nom',
};
