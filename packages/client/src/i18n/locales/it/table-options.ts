import type { tableOptions as english } from '../en/table-options';
import type { ItalianMessages } from '../../message-types';

export const tableOptions: ItalianMessages<typeof english> = {
  spectators: 'Spettatori',
  who: { open: 'Tutti', link: 'Con link', none: 'Nessuno' },
  whoHint: {
    open: 'In elenco nella lobby; può guardare chiunque.',
    link: 'Può guardare chiunque abbia il link. Non in elenco.',
    none: 'Solo i giocatori, anche dopo la partita.',
  },
  delay: 'Ritardo spettatori',
  atOnce: 'Nessuno',
  minutes: '{{count}} min',
  later: 'ritardo di {{count}} min',
  delayHint: 'Mosse, chat, lobby e registrazione arrivano agli spettatori con questo ritardo.',
  bots: 'Bot al tavolo',
  level: 'Livello',
  beginsAtOnce: 'Tutti gli altri posti sono dei bot: la partita inizia subito.',
  language: 'Lingua del tavolo',
  pace: {
    clock: 'Cadenza',
    length: 'Tempo',
    timeOut: 'A tempo scaduto',
    kind: { none: 'Libera', 'per-turn': 'A turno', fischer: 'A partita', correspondence: 'Giorni' },
    noneHint:
      'Prenditi tutto il tempo che ti serve. Se qualcuno blocca la partita, gli altri possono votare.',
    aTurnHint: 'Ogni giocatore ha {{time}} a turno.',
    bankHint: 'Ogni giocatore ha {{time}} per tutta la partita, più {{more}} dopo ogni turno.',
    daysHint_one: 'Ogni giocatore ha un giorno a turno.',
    daysHint_many: 'Ogni giocatore ha {{count}} giorni a turno.',
    daysHint_other: 'Ogni giocatore ha {{count}} giorni a turno.',
  },
};
