import type { dealFairness as english } from '../en/deal-fairness';
import type { SpanishMessages } from '../../message-types';

export const dealFairness: SpanishMessages<typeof english> = {
  title: 'Un reparto justo y verificable',
  seedCommitted: 'El servidor ha fijado su semilla secreta (huella {{mark}}).',
  contributors_one: 'El navegador de {{names}} añade su propia parte aleatoria.',
  contributors_many: 'Los navegadores de {{names}} añaden cada uno una parte aleatoria.',
  contributors_other: 'Los navegadores de {{names}} añaden cada uno una parte aleatoria.',
  contributionInOtherBrowser:
    'Tu parte aleatoria está en otro navegador. Pasa a este cuando elijas el botón de abajo.',
  storageUnavailable:
    'Este navegador no puede guardar nada, así que tu asiento no añade ninguna parte aleatoria.',
  fairDeal: 'Reparto justo',
  seedCommittedBeforeStart: 'Reparto justo: fijado antes de la primera jugada ({{mark}}).',
  contributedBy: 'Partes aleatorias añadidas por {{names}}.',
  fullFingerprint: 'La huella completa (SHA-256 de la semilla)',
  howItWorks: 'Cómo funciona el reparto',
  waitingForReveals: 'El reparto aún espera a {{names}}.',
  waitingForRevealsHint: 'Sus navegadores añadirán la parte que falta en cuanto vuelvan a esta mesa.',
  closeTable: 'Cerrar la mesa sin jugar',
  tableClosed: 'Esta mesa se cerró durante el reparto. No se jugó ninguna partida.',
  problem: {
    seed: 'La huella del servidor ha cambiado desde que te sentaste, así que tu navegador no revela su parte aleatoria. Conviene cerrar esta mesa.',
    list: 'El servidor muestra ahora otras partes aleatorias que antes, así que tu navegador no revela la suya. Conviene cerrar esta mesa.',
    contribution:
      'La parte aleatoria de tu asiento no es de este navegador. Si estabas listo en otro navegador, abre allí la mesa. Si no, conviene cerrarla.',
    omitted: 'El servidor ha omitido la parte aleatoria de tu navegador. Conviene cerrar esta mesa.',
  },
};
