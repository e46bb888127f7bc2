import type { dealFairness as english } from '../en/deal-fairness';
import type { FrenchMessages } from '../../message-types';

export const dealFairness: FrenchMessages<typeof english> = {
  title: 'Une donne vérifiable',
  seedCommitted: 'Le serveur a verrouillé sa graine secrète (empreinte {{mark}}).',
  contribution: 'Le navigateur de chaque joueur ajoute sa part de hasard quand ce joueur est prêt.',
  fairDeal: 'Donne équitable',
  seedCommittedBeforeStart: 'Donne équitable, verrouillée avant le premier coup ({{mark}}).',
  fullFingerprint: 'L’empreinte complète (SHA-256 de la graine)',
  howItWorks: 'Comment se fait la donne',
};
