import type { dealFairness as english } from '../en/deal-fairness';
import type { GermanMessages } from '../../message-types';

export const dealFairness: GermanMessages<typeof english> = {
  title: 'Nachweislich fair gemischt',
  seedCommitted: 'Der Server hat seinen geheimen Startwert festgelegt (Fingerabdruck {{mark}}).',
  contribution:
    'Der Browser jedes Spielers gibt einen eigenen Zufallsteil dazu, sobald der Spieler bereit ist.',
  fairDeal: 'Fair gemischt',
  seedCommittedBeforeStart: 'Faire Verteilung, festgelegt vor dem ersten Zug ({{mark}}).',
  fullFingerprint: 'Der vollständige Fingerabdruck (SHA-256 des Startwerts)',
  howItWorks: 'So wird gegeben',
};
