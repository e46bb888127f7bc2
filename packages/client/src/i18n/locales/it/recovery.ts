import type { recovery as english } from '../en/recovery';
import type { ItalianMessages } from '../../message-types';

export const recovery: ItalianMessages<typeof english> = {
  title: 'Continua su questo dispositivo',
  why: 'Questo link porta il tuo nome e i tuoi posti in questo browser.',
  takeOver: 'Continua qui',
  happens: 'Che cosa succede',
  here: 'Tieni il tuo nome, i tuoi tavoli e i tuoi posti.',
  there: 'L’altro browser resta connesso. Dalle impostazioni ognuno dei due può disconnettere l’altro.',
  once: 'Poi il link non funziona più. Puoi crearne uno nuovo nelle impostazioni.',
  already_one:
    'In questo browser hai già un posto a {{count}} tavolo. Se continui con un’altra identità, qui lo lasci.',
  already_many:
    'In questo browser hai già dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  already_other:
    'In questo browser hai già dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  alreadyAs_one:
    'In questo browser sei {{name}}, con un posto a {{count}} tavolo. Se continui con un’altra identità, qui lo lasci.',
  alreadyAs_many:
    'In questo browser sei {{name}}, con dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  alreadyAs_other:
    'In questo browser sei {{name}}, con dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  keepThem: 'Per tenerli, crea prima qui un link o un codice di recupero, nelle impostazioni.',
  gone: 'Questo link non funziona più',
  goneWhy: 'È già stato usato, è scaduto, o ce n’è uno più recente.',
  broken: 'Questo link è incompleto',
  brokenWhy: 'Copialo per intero e riprova.',
  waysOn: 'Che cosa puoi fare',
  makeNew:
    'Nel browser che ha ancora i tuoi posti, apri le impostazioni e crea un nuovo link sotto «Tu e i tuoi dispositivi».',
  haveCode: 'Ho un codice di recupero',
  whereOpened: 'Se il link l’hai usato tu, i tuoi posti sono nel browser in cui l’hai aperto.',
  code: {
    title: 'Usa il tuo codice di recupero',
    why: 'Porta il tuo nome e i tuoi posti in questo browser.',
    label: 'Codice di recupero',
    wrong: 'Il codice è incompleto o ha un errore di battitura.',
    unknown: 'Questo codice non esiste. Forse ne hai creato uno più recente.',
    stays: 'Il codice resta valido finché non ne crei uno nuovo.',
  },
  mail: {
    title: 'Accedi via e-mail',
    why: 'Con l’indirizzo che hai confermato nelle impostazioni.',
    label: 'Indirizzo e-mail',
    wrong: 'Non è un indirizzo e-mail.',
    send: 'Mandami un link',
    again: 'Mandane un altro',
    sent: 'Se {{address}} è di qualcuno che gioca qui, un’e-mail è in arrivo. Il suo link funziona una volta, per 15 minuti.',
    open: 'Apri il link sul dispositivo su cui vuoi giocare.',
    only: 'Le e-mail arrivano solo agli indirizzi confermati.',
  },
  confirm: {
    title: 'Conferma il tuo indirizzo e-mail',
    why: 'Solo se hai dato tu questo indirizzo.',
    now: 'Conferma questo indirizzo',
    signIn: 'Potrai usarlo per accedere su un altro dispositivo.',
    remind: 'Sotto «Notifiche» nelle impostazioni puoi attivare i promemoria dei tavoli che ti aspettano.',
    private: 'Nessun altro può vedere l’indirizzo.',
    done: 'Indirizzo confermato',
    of: 'Ora {{name}} può usarlo per accedere.',
    old: 'È scaduto, o ce n’è uno più recente.',
    settings: 'Puoi avere un nuovo link nelle impostazioni, sotto «Tu e i tuoi dispositivi».',
    taken: 'Questo indirizzo è già in uso',
    takenWhy: 'Ora è di un altro giocatore.',
  },
  stop: {
    title: 'Promemoria via e-mail',
    why: 'Quando un tavolo ti aspetta.',
    now: 'Disattiva i promemoria',
    done: 'Promemoria disattivati',
    stays:
      'Puoi ancora accedere con il tuo indirizzo. Riattiva i promemoria sotto «Notifiche» nelle impostazioni.',
  },
};
