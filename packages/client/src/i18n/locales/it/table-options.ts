import type { tableOptions as english } from '../en/table-options';
import type { ItalianMessages } from '../../message-types';

export const tableOptions: ItalianMessages<typeof english> = {
  spectators: 'Spettatori',
  spectatorAccess: { open: 'Tutti', link: 'Con link', none: 'Nessuno' },
  spectatorAccessHint: {
    open: 'Può guardare chiunque. La lobby elenca le partite pubbliche e, contro bot, solo le più recenti.',
    link: 'Può guardare chiunque abbia il link. Non in elenco.',
    none: 'Solo i giocatori, anche dopo la partita.',
  },
  openingHandLabel: 'Se le mie cinque carte sono uguali',
  openingHandHint: 'Prima di ridistribuire, tutti vedono le tue carte.',
  openingHandAnswer: {
    redeal: 'Ridistribuire',
    'keep-hand': 'Tenerle',
  },
  botCountLabel: 'Bot al tavolo',
  botStrength: 'Livello',
  startsImmediatelyHint: 'Tutti gli altri posti sono dei bot: la partita inizia subito.',
  tableLanguage: 'Lingua del tavolo',
  timeControl: {
    label: 'Cadenza',
    durationLabel: 'Tempo',
    timeoutActionLabel: 'A tempo scaduto',
    kind: { none: 'Libera', 'per-turn': 'A turno', fischer: 'A partita', correspondence: 'Giorni' },
    noClockHint:
      'Prenditi tutto il tempo che ti serve. Se qualcuno blocca la partita, gli altri possono votare.',
    perTurnHint: 'Ogni giocatore ha {{time}} a turno.',
    fischerHint: 'Ogni giocatore ha {{time}} per tutta la partita, più {{more}} dopo ogni turno.',
    weekendsOff: 'Fine settimana liberi',
    weekendsOffHint: 'Il sabato e la domenica (UTC) l’orologio si ferma.',
    daysPerTurnHint_one: 'Ogni giocatore ha un giorno a turno.',
    daysPerTurnHint_many: 'Ogni giocatore ha {{count}} giorni a turno.',
    daysPerTurnHint_other: 'Ogni giocatore ha {{count}} giorni a turno.',
  },
  hiddenColours: 'Colori nascosti',
  hiddenColoursHint: 'Nessuno sa quale colore è il tuo',
  moreDestruction: 'Più distruzione',
  moreDestructionHint: 'Due ultimi turni a testa invece di uno',
  cones: '100 coni',
  conesHint: 'Come nelle regole francesi; quelle inglesi ne indicano 65',
  eastWind: 'Vento dell’est',
  eastWindHint: 'Regola nostra: più carte Fuoco puntano a ovest',
  private: 'Privato',
  privateHint: 'Lo trova solo chi ha il link',
};
