import type { history as english } from '../en/history';
import type { FrenchMessages } from '../../message-types';

export const history: FrenchMessages<typeof english> = {
  history: {
    replay: 'coup par coup',
    label: 'La partie jusqu’ici',
    turn: 'Tour {{turn}}',
    setup: 'Mise en place',
    live: 'en direct',
    takeBack: 'reprendre jusqu’ici…',
    whatIf: 'Et si… ?',
    backToLive: 'revenir au direct',
    end: 'la fin',
    backToEnd: 'revenir à la fin',
  },
  digest: {
    title: 'Pendant votre absence',
    recap: 'Depuis votre dernier coup',
    close: 'Fermer',
    housesLost_one: 'Vous avez perdu {{count}} maison.',
    housesLost_many: 'Vous avez perdu {{count}} maisons.',
    housesLost_other: 'Vous avez perdu {{count}} maisons.',
    nothingLost: 'Vous n’avez perdu aucune maison.',
    objectiveLost: 'Vous avez perdu votre objectif {{objective}}.',
    play: 'Revoir',
    skip: 'Passer',
  },
};
