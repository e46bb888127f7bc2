import type { practice as english } from '../en/practice';
import type { ItalianMessages } from '../../message-types';

export const practice: ItalianMessages<typeof english> = {
  title: 'Allenamento',
  tagline: 'Contro i bot o con gli amici su questo dispositivo.\nFunziona offline.',
  name: 'Allenamento',
  sits: 'Giocatore al posto {{number}}',
  nameOf: 'Nome al posto {{number}}',
  nameless: 'Giocatore {{number}}',
  person: 'Una persona',
  hint: {
    apprentice: 'Facile: poco attento',
    merchant: 'Normale: protegge le sue case',
    alderman: 'Difficile: guarda avanti',
  },
  deal: 'Dai le carte',
  fault: {
    noPerson: 'Almeno un giocatore deve essere una persona.',
    notSaved:
      'Questo browser non può salvare nulla sul dispositivo, quindi non si può iniziare. Forse è una finestra privata.',
  },
  kept: 'Salvate sul dispositivo',
  none: 'Nessuna partita salvata.',
  noneHint: 'Le partite che inizi qui sono salvate solo su questo dispositivo.',
  over: 'Finita',
  replay: 'Rivedi',
  goOn: 'Continua',
  look: 'Guarda',
  remove: 'Elimina la partita di {{names}}',
  handOn: '{{name}}, tocca a te',
  handOnHint: 'Prendi il dispositivo. Solo tu devi vedere la tua mano.',
  handOnTake: 'Sono {{name}}',
  playOn: {
    title: 'E se…?',
    hint: 'Inizia una nuova partita di allenamento da questa posizione. L’originale resta com’è.',
    seat: 'Giochi come',
    others: 'I bot giocano gli altri',
    no: 'Non ora',
    yes: 'Gioca da qui',
  },
};
