import type { people as english } from '../en/people';
import type { InFrench } from '../words';

export const people: InFrench<typeof english> = {
  noPage: 'Il n’y a rien ici',
  noPageHint: 'Cette page n’existe pas, ou la personne la garde pour elle.',
  closed: '{{name}} garde ses parties pour soi.',
  nobody: 'Personne',
  you: 'vous',
  rating: 'Cote',
  ratedGames_one: 'd’après {{count}} partie classée',
  ratedGames_many: 'd’après {{count}} de parties classées',
  ratedGames_other: 'd’après {{count}} parties classées',
  open: 'Les autres peuvent voir cette page',
  openHint: 'Vous êtes seul à voir les parties des tables privées.',
  closedHint: 'Vous êtes seul à la voir, et vous n’êtes pas parmi les meilleurs.',
  figures: 'Ce que les parties ont donné',
  byKind: 'Par nombre de joueurs et règles',
  kind: 'Joueurs et règles',
  sum: {
    games: 'Parties',
    wins: 'Victoires',
    vp: 'PV par partie',
    houses: 'Maisons sauvées',
    cones: 'Cônes éteints',
    objectives: 'Objectifs tenus',
  },
  aGame: '{{value}} par partie',
  games: 'Parties finies',
  noGames: 'Aucune encore.',
  replay: 'Revoir',
  more: 'En voir plus',
  rated: 'classée',
  places: 'Places',
  leaders: 'Les meilleurs',
  leadersHint_one:
    'Par cote, à partir de {{count}} partie classée. Sont classées les parties entre personnes, aux tables ouvertes à tous.',
  leadersHint_many:
    'Par cote, à partir de {{count}} de parties classées. Sont classées les parties entre personnes, aux tables ouvertes à tous.',
  leadersHint_other:
    'Par cote, à partir de {{count}} parties classées. Sont classées les parties entre personnes, aux tables ouvertes à tous.',
  noLeaders: 'Personne n’a encore joué assez de parties classées.',
  place: 'Place',
  name: 'Nom',
};
