import type { history as english } from '../en/history';
import type { FrenchMessages } from '../../message-types';

export const history: FrenchMessages<typeof english> = {
  history: {
    openReplay: 'coup par coup',
    sliderLabel: 'Revoir la partie jusqu’ici',
    turnNumber: 'Tour {{turn}}',
    setup: 'Mise en place',
    liveState: 'en direct',
    takebackToHere: 'reprendre jusqu’ici…',
    branchFromHere: 'Et si… ?',
    backToLive: 'revenir au direct',
    finalState: 'la fin',
    backToFinalState: 'revenir à la fin',
  },
  catchUp: {
    title: 'Pendant votre absence',
    recapTitle: 'Depuis votre dernier coup',
    close: 'Fermer',
    housesLost_one: 'Vous avez perdu {{count}} maison.',
    housesLost_many: 'Vous avez perdu {{count}} maisons.',
    housesLost_other: 'Vous avez perdu {{count}} maisons.',
    noHousesLost: 'Vous n’avez perdu aucune maison.',
    objectiveLost: 'Vous avez perdu votre objectif {{objective}}.',
    playMoves: 'Revoir',
    skip: 'Passer',
  },
};
