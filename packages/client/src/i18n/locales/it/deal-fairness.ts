import type { dealFairness as english } from '../en/deal-fairness';
import type { ItalianMessages } from '../../message-types';

export const dealFairness: ItalianMessages<typeof english> = {
  title: 'Distribuzione verificabile',
  seedCommitted: 'Il server ha bloccato il suo seme segreto (impronta {{mark}}).',
  contribution: 'Il browser di ogni giocatore aggiunge la sua parte casuale quando quel giocatore è pronto.',
  fairDeal: 'Distribuzione equa',
  seedCommittedBeforeStart: 'Distribuzione equa: bloccata prima della prima mossa ({{mark}}).',
  fullFingerprint: 'L’impronta completa (SHA-256 del seme)',
  howItWorks: 'Come funziona la distribuzione',
};
