import type { recovery as english } from '../en/recovery';
import type { ItalianMessages } from '../../message-types';

export const recovery: ItalianMessages<typeof english> = {
  title: 'Continua su questo dispositivo',
  explanation: 'Questo link porta il tuo nome e i tuoi posti in questo browser.',
  continueHere: 'Continua qui',
  nextStepsTitle: 'Che cosa succede',
  sameSeatsHint: 'Tieni il tuo nome, i tuoi tavoli e i tuoi posti.',
  otherBrowserHint:
    'L’altro browser resta connesso. Dalle impostazioni ognuno dei due può disconnettere l’altro.',
  singleUseHint: 'Poi il link non funziona più. Puoi crearne uno nuovo nelle impostazioni.',
  seatLossWarning_one:
    'In questo browser hai già un posto a {{count}} tavolo. Se continui con un’altra identità, qui lo lasci.',
  seatLossWarning_many:
    'In questo browser hai già dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  seatLossWarning_other:
    'In questo browser hai già dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  seatLossWarningNamed_one:
    'In questo browser sei {{name}}, con un posto a {{count}} tavolo. Se continui con un’altra identità, qui lo lasci.',
  seatLossWarningNamed_many:
    'In questo browser sei {{name}}, con dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  seatLossWarningNamed_other:
    'In questo browser sei {{name}}, con dei posti a {{count}} tavoli. Se continui con un’altra identità, qui li lasci.',
  keepSeatsHint:
    'Per tenere quello che hai qui, crea prima un link o un codice di recupero nelle impostazioni.',
  linkExpired: 'Questo link non funziona più',
  linkExpiredExplanation: 'È già stato usato, è scaduto, o ce n’è uno più recente.',
  linkIncomplete: 'Questo link è incompleto',
  linkIncompleteExplanation: 'Copialo per intero e riprova.',
  optionsTitle: 'Che cosa puoi fare',
  createLinkHint:
    'Nel browser che ha ancora i tuoi posti, apri le impostazioni e crea un nuovo link sotto «Tu e i tuoi dispositivi».',
  useRecoveryCode: 'Ho un codice di recupero',
  linkUsedHint: 'Se il link l’hai usato tu, i tuoi posti sono nel browser in cui l’hai aperto.',
  recoveryCode: {
    title: 'Usa il tuo codice di recupero',
    explanation: 'Porta il tuo nome e i tuoi posti in questo browser.',
    label: 'Codice di recupero',
    invalid: 'Il codice è incompleto o ha un errore di battitura.',
    unknown: 'Questo codice non esiste. Forse ne hai creato uno più recente.',
    validityHint: 'Il codice resta valido finché non ne crei uno nuovo.',
  },
  emailSignIn: {
    title: 'Accedi via e-mail',
    explanation: 'Con l’indirizzo che hai confermato nelle impostazioni.',
    label: 'Indirizzo e-mail',
    invalid: 'Non è un indirizzo e-mail.',
    sendLink: 'Mandami un link',
    resendLink: 'Mandane un altro',
    linkSent:
      'Se {{address}} è di qualcuno che gioca qui, un’e-mail è in arrivo. Il suo link funziona una volta, per 15 minuti.',
    openLinkHint: 'Apri il link sul dispositivo su cui vuoi giocare.',
    confirmedOnlyHint: 'Le e-mail arrivano solo agli indirizzi confermati.',
  },
  confirmEmail: {
    title: 'Conferma il tuo indirizzo e-mail',
    explanation: 'Solo se hai dato tu questo indirizzo.',
    confirm: 'Conferma questo indirizzo',
    signInHint: 'Potrai usarlo per accedere su un altro dispositivo.',
    remindersHint:
      'Sotto «Notifiche» nelle impostazioni puoi attivare i promemoria dei tavoli che ti aspettano.',
    privacyHint: 'Nessun altro può vedere l’indirizzo.',
    confirmedTitle: 'Indirizzo confermato',
    confirmedExplanation: 'Ora {{name}} può usarlo per accedere.',
    linkExpiredExplanation: 'È scaduto, o ce n’è uno più recente.',
    newLinkHint: 'Puoi avere un nuovo link nelle impostazioni, sotto «Tu e i tuoi dispositivi».',
    addressTaken: 'Questo indirizzo è già in uso',
    addressTakenExplanation: 'Ora è di un altro giocatore.',
  },
  stopReminders: {
    title: 'Promemoria via e-mail',
    explanation: 'Quando un tavolo ti aspetta.',
    confirm: 'Disattiva i promemoria',
    stoppedTitle: 'Promemoria disattivati',
    signInHint:
      'Puoi ancora accedere con il tuo indirizzo. Riattiva i promemoria sotto «Notifiche» nelle impostazioni.',
  },
};
