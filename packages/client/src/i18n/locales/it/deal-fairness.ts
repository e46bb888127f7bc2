import type { dealFairness as english } from '../en/deal-fairness';
import type { ItalianMessages } from '../../message-types';

export const dealFairness: ItalianMessages<typeof english> = {
  title: 'Distribuzione verificabile',
  seedCommitted: 'Il server ha bloccato il suo seme segreto (impronta {{mark}}).',
  contributors_one: 'Il browser di {{names}} aggiunge la sua parte casuale.',
  contributors_many: 'I browser di {{names}} aggiungono ciascuno una parte casuale.',
  contributors_other: 'I browser di {{names}} aggiungono ciascuno una parte casuale.',
  contributionInOtherBrowser:
    'La tua parte casuale è in un altro browser. Il pulsante qui sotto la porta qui.',
  storageUnavailable:
    'Questo browser non può salvare nulla, quindi il tuo posto non aggiunge una parte casuale.',
  fairDeal: 'Distribuzione equa',
  seedCommittedBeforeStart: 'Distribuzione equa: bloccata prima della prima mossa ({{mark}}).',
  contributedBy: 'Parti casuali aggiunte da {{names}}.',
  fullFingerprint: 'L’impronta completa (SHA-256 del seme)',
  howItWorks: 'Come funziona la distribuzione',
  waitingForReveals: 'La distribuzione aspetta ancora {{names}}.',
  waitingForRevealsHint: 'I loro browser aggiungeranno la parte mancante appena tornano a questo tavolo.',
  closeTable: 'Chiudi il tavolo senza giocare',
  tableClosed: 'Questo tavolo è stato chiuso durante la distribuzione. Non si è giocata nessuna partita.',
  problem: {
    seed: 'L’impronta del server è cambiata da quando hai preso posto, quindi il tuo browser tiene segreta la sua parte casuale. Meglio chiudere questo tavolo.',
    list: 'Ora il server elenca parti casuali diverse da prima, quindi il tuo browser tiene segreta la sua. Meglio chiudere questo tavolo.',
    contribution:
      'La parte casuale al tuo posto non viene da questo browser. Se eri pronto in un altro, apri lì il tavolo. Altrimenti meglio chiuderlo.',
    omitted: 'Il server ha escluso la parte casuale del tuo browser. Meglio chiudere questo tavolo.',
  },
};
