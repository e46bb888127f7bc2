import type { notes as english } from '../en/notes';
import type { ItalianMessages } from '../../message-types';

export const notes: ItalianMessages<typeof english> = {
  title: 'Note e blocchi',
  titleHint: 'Lo vedi solo tu.',
  nothing:
    'Ancora nessuna nota e nessun giocatore bloccato. Aggiungili dalla pagina di un giocatore o a un tavolo.',
  blocked: 'bloccato',
  block: 'Blocca {{name}}',
  unblock: 'Sblocca {{name}}',
  unblockShort: 'Sblocca',
  blockHint:
    'Non vedrai i messaggi e i tavoli di {{name}}. {{name}} non potrà entrare nei tuoi e non lo saprà.',
  isBlocked:
    'Hai bloccato {{name}}: non ne vedi i messaggi, e ai tuoi tavoli non può entrare. Le partite in corso continuano.',
  tooMany: 'Non puoi bloccare altri giocatori. Prima sblocca qualcuno.',
  notes: 'Le mie note',
  note: {
    on: 'La tua nota su {{name}}',
    table: 'Su questa partita',
    mine: 'La vedi solo tu, su tutti i tuoi dispositivi.',
    saved: 'Salvata',
    pending: 'Salvataggio…',
    retrying: 'Non ancora salvata. Riprovo…',
    failed: 'Salvataggio non riuscito.',
    left_one: 'Ancora {{count}} carattere',
    left_many: 'Ancora {{count}} caratteri',
    left_other: 'Ancora {{count}} caratteri',
    stale: 'Questa nota è stata cambiata altrove. Ora dice:',
    gone: '(vuota)',
    takeOther: 'Usa quella',
    keepMine: 'Tieni la mia',
  },
};
