import type { dealFairness as english } from '../en/deal-fairness';
import type { SpanishMessages } from '../../message-types';

export const dealFairness: SpanishMessages<typeof english> = {
  title: 'Un reparto justo y verificable',
  bound: 'El servidor ha fijado su semilla secreta (huella {{mark}}).',
  adds_one: 'El navegador de {{names}} añade su propia parte aleatoria.',
  adds_many: 'Los navegadores de {{names}} añaden cada uno una parte aleatoria.',
  adds_other: 'Los navegadores de {{names}} añaden cada uno una parte aleatoria.',
  elsewhere: 'Tu parte aleatoria está en otro navegador. Pasa a este cuando elijas el botón de abajo.',
  lacks: 'Este navegador no puede guardar nada, así que tu asiento no añade ninguna parte aleatoria.',
  seal: 'Reparto justo',
  wasBound: 'Reparto justo: fijado antes de la primera jugada ({{mark}}).',
  from: 'Partes aleatorias añadidas por {{names}}.',
  whole: 'La huella completa (SHA-256 de la semilla)',
  how: 'Cómo funciona el reparto',
  waits: 'El reparto aún espera a {{names}}.',
  waitsHint: 'Sus navegadores añadirán la parte que falta en cuanto vuelvan a esta mesa.',
  close: 'Cerrar la mesa sin jugar',
  closed: 'Esta mesa se cerró durante el reparto. No se jugó ninguna partida.',
  wrong: {
    seed: 'La huella del servidor ha cambiado desde que te sentaste, así que tu navegador no revela su parte aleatoria. Conviene cerrar esta mesa.',
    list: 'El servidor muestra ahora otras partes aleatorias que antes, así que tu navegador no revela la suya. Conviene cerrar esta mesa.',
    contribution:
      'La parte aleatoria de tu asiento no es de este navegador. Si estabas listo en otro navegador, abre allí la mesa. Si no, conviene cerrarla.',
    omitted: 'El servidor ha omitido la parte aleatoria de tu navegador. Conviene cerrar esta mesa.',
  },
};
