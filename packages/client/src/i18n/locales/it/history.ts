import type { history as english } from '../en/history';
import type { ItalianMessages } from '../../message-types';

export const history: ItalianMessages<typeof english> = {
  history: {
    replay: 'mossa per mossa',
    label: 'La partita finora',
    turn: 'Turno {{turn}}',
    setup: 'Preparazione',
    live: 'in diretta',
    takeBack: 'ritira fin qui…',
    whatIf: 'E se…?',
    backToLive: 'torna alla diretta',
    end: 'la fine',
    backToEnd: 'torna alla fine',
  },
  digest: {
    title: 'Mentre non c’eri',
    recap: 'Dalla tua ultima mossa',
    close: 'Chiudi',
    housesLost_one: 'Hai perso {{count}} casa.',
    housesLost_many: 'Hai perso {{count}} case.',
    housesLost_other: 'Hai perso {{count}} case.',
    nothingLost: 'Non hai perso nessuna casa.',
    objectiveLost: 'Hai perso il tuo obiettivo {{objective}}.',
    play: 'Guarda',
    skip: 'Salta',
  },
};
