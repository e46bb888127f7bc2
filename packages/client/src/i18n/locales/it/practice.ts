import type { practice as english } from '../en/practice';
import type { ItalianMessages } from '../../message-types';

export const practice: ItalianMessages<typeof english> = {
  title: 'Allenamento',
  tagline: 'Contro i bot o con gli amici su questo dispositivo.\nFunziona offline.',
  defaultTableName: 'Allenamento',
  seatPlayerLabel: 'Giocatore al posto {{number}}',
  seatNameLabel: 'Nome al posto {{number}}',
  defaultPlayerName: 'Giocatore {{number}}',
  humanPlayer: 'Una persona',
  botStrengthHint: {
    apprentice: 'Facile: poco attento',
    merchant: 'Normale: protegge le sue case',
    alderman: 'Difficile: prevede le mosse',
  },
  dealCards: 'Dai le carte',
  error: {
    noPerson: 'Almeno un giocatore deve essere una persona.',
    notSaved:
      'Questo browser non può salvare nulla sul dispositivo, quindi non si può iniziare. Forse è una finestra privata.',
  },
  savedGamesTitle: 'Salvate sul dispositivo',
  noSavedGames: 'Nessuna partita salvata.',
  noSavedGamesHint: 'Le partite che inizi qui sono salvate solo su questo dispositivo.',
  finished: 'Finita',
  replay: 'Rivedi',
  continue: 'Continua',
  view: 'Guarda',
  deleteGame: 'Elimina la partita di {{names}}',
  passDeviceTitle: '{{name}}, tocca a te',
  passDeviceHint: 'Prendi il dispositivo. Solo tu devi vedere la tua mano.',
  passDeviceConfirm: 'Sono {{name}}',
  branch: {
    title: 'E se…?',
    hint: 'Inizia una nuova partita di allenamento da questa posizione. L’originale resta com’è.',
    seatLabel: 'Giochi come',
    botStrengthLabel: 'I bot muovono gli altri',
    cancel: 'Non ora',
    confirm: 'Gioca da qui',
  },
};
