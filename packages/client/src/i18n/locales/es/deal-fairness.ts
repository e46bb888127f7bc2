import type { dealFairness as english } from '../en/deal-fairness';
import type { SpanishMessages } from '../../message-types';

export const dealFairness: SpanishMessages<typeof english> = {
  title: 'Un reparto justo y verificable',
  seedCommitted: 'El servidor ha fijado su semilla secreta (huella {{mark}}).',
  contribution: 'El navegador de cada jugador añade su propia parte aleatoria cuando ese jugador está listo.',
  fairDeal: 'Reparto justo',
  seedCommittedBeforeStart: 'Reparto justo: fijado antes de la primera jugada ({{mark}}).',
  fullFingerprint: 'La huella completa (SHA-256 de la semilla)',
  howItWorks: 'Cómo funciona el reparto',
};
