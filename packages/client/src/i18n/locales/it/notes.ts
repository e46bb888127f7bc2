import type { notes as english } from '../en/notes';
import type { ItalianMessages } from '../../message-types';

export const notes: ItalianMessages<typeof english> = {
  title: 'Note e blocchi',
  hint: 'Lo vedi solo tu.',
  empty:
    'Ancora nessuna nota e nessun giocatore bloccato. Aggiungili dalla pagina di un giocatore o a un tavolo.',
  blockedBadge: 'bloccato',
  blockPlayer: 'Blocca {{name}}',
  unblockPlayer: 'Sblocca {{name}}',
  unblockButton: 'Sblocca',
  blockHint:
    'Non vedrai i messaggi e i tavoli di {{name}}. {{name}} non potrà entrare nei tuoi e non lo saprà.',
  blockedHint:
    'Hai bloccato {{name}}: non ne vedi i messaggi, e ai tuoi tavoli non può entrare. Le partite in corso continuano.',
  blockLimitReached: 'Non puoi bloccare altri giocatori. Prima sblocca qualcuno.',
  myNotes: 'Le mie note',
  noteEditor: {
    playerNoteLabel: 'La tua nota su {{name}}',
    gameNoteLabel: 'Su questa partita',
    privacyHint: 'La vedi solo tu, su tutti i tuoi dispositivi.',
    saved: 'Salvata',
    pending: 'Salvataggio…',
    retrying: 'Non ancora salvata. Riprovo…',
    failed: 'Salvataggio non riuscito.',
    charactersLeft_one: 'Ancora {{count}} carattere',
    charactersLeft_many: 'Ancora {{count}} caratteri',
    charactersLeft_other: 'Ancora {{count}} caratteri',
  },
};
