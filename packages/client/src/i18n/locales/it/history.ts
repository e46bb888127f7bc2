import type { history as english } from '../en/history';
import type { ItalianMessages } from '../../message-types';

export const history: ItalianMessages<typeof english> = {
  history: {
    openReplay: 'mossa per mossa',
    sliderLabel: 'Rivedi la partita fin qui',
    turnNumber: 'Turno {{turn}}',
    setup: 'Preparazione',
    liveState: 'in diretta',
    takebackToHere: 'annulla fin qui…',
    branchFromHere: 'E se…?',
    backToLive: 'torna alla diretta',
    finalState: 'la fine',
    backToFinalState: 'torna alla fine',
  },
  catchUp: {
    title: 'Mentre non c’eri',
    recapTitle: 'Dalla tua ultima mossa',
    close: 'Chiudi',
    housesLost_one: 'Hai perso {{count}} casa.',
    housesLost_many: 'Hai perso {{count}} case.',
    housesLost_other: 'Hai perso {{count}} case.',
    noHousesLost: 'Non hai perso nessuna casa.',
    objectiveLost: 'Hai perso il tuo obiettivo {{objective}}.',
    playMoves: 'Guarda',
    skip: 'Salta',
  },
};
