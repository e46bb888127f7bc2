import type { fairness as english } from '../en/fairness';
import type { SpanishMessages } from '../../message-types';

export const fairness: SpanishMessages<typeof english> = {
  title: '¿Fue justo el reparto?',
  explanationTitle: 'Cómo funciona el reparto',
  verdictFair: 'Sí: ni un jugador ni el servidor por sí solo pudo elegir este reparto.',
  verdictSeedOnly: 'El reparto coincide con la semilla del servidor.',
  verdictMismatch: 'No: algo no coincide.',
  redealDuration: 'Tu navegador ha repetido todo el reparto en {{ms}} ms para comprobarlo.',
  mismatchHint:
    'Las líneas marcadas abajo no coinciden con la semilla y las partes aleatorias, o con lo que tu navegador vio antes de la partida.',
  seedOnlyHint:
    'Ningún asiento añadió una parte aleatoria: solo la semilla del servidor decidió este reparto. Se fijó antes de la primera jugada, pero el servidor pudo elegirla.',
  commitmentsTitle: 'Qué se fijó antes de la primera jugada',
  seedMatches: 'La semilla del servidor tiene la huella {{mark}}, como dice la grabación.',
  seedMismatch: 'La semilla del servidor no tiene la huella de la grabación.',
  storedSeedMatches: 'Coincide con la huella que tu navegador guardó antes de enviar su parte aleatoria.',
  storedSeedMismatch:
    'No coincide con la huella que tu navegador guardó antes de enviar su parte aleatoria: {{mark}}.',
  ownContributionIncluded: 'La parte aleatoria de tu navegador ({{mark}}) está entre ellas.',
  ownContributionMissing:
    'La parte aleatoria de tu navegador ({{mark}}) no está entre ellas. Si después estuviste listo en otro navegador, compruébalo allí.',
  nothingStored:
    'Este navegador no guardó nada de esta mesa antes de la primera jugada, así que no puede comprobar lo que se mostró entonces. Los navegadores de los jugadores sí.',
  contributorsTitle: 'Quién añadió una parte aleatoria',
  contributionAdded: 'añadió una parte aleatoria ({{mark}})',
  contributionInvalid: 'muestra una parte aleatoria que no puede ser suya ({{mark}})',
  noContribution: 'no añadió nada',
  shufflesTitle: 'Qué decidió el azar',
  shuffle: {
    houses: 'Casas de la región {{region}}',
    colours: 'Colores de los jugadores',
    pawns: 'Peones',
    tokens: 'Fichas en los distritos',
    objectives: 'Objetivos, grupo {{deck}}',
    fireCards: 'Cartas de fuego: manos y mazo',
    startSeat: 'Primer jugador',
    redeal: 'Nuevo reparto {{number}}',
  },
  region: { orange: 'naranja', green: 'verde', blue: 'azul', purple: 'morada' },
  match: 'coincide',
  mismatch: 'no coincide',
  expectedResult: 'Se esperaba: {{what}}',
  recordedResult: 'En la grabación: {{what}}',
  emptyResult: 'nada',
  gameNotOver:
    'Podrás comprobarlo cuando termine la partida. Hasta entonces la semilla y las partes aleatorias son secretas.',
  noFinishedGame: 'Aquí no hay ninguna partida terminada.',
  backToTable: 'Volver a la mesa',
  checkFile: 'Comprobar la grabación de un archivo',
  invalidFile: 'Este archivo no es la grabación de una partida: {{field}} {{why}}.',
  howItWorks: 'Cómo funciona',
  steps: {
    seed: 'Al abrirse la mesa, el servidor elige una semilla secreta y publica su huella. Desde entonces no puede cambiar la semilla.',
    contribution:
      'Cuando estás listo, tu navegador elige su parte aleatoria, la guarda con la huella y la envía. El del anfitrión lo hace al empezar.',
    deal: 'La semilla y todas las partes juntas forman el reparto. El servidor fijó su semilla antes de ver las partes, y ningún jugador la conoce: nadie pudo elegirlo por su cuenta.',
    verify: 'Después la grabación lo revela todo, y cualquiera puede repetir el reparto y comprobarlo.',
  },
  limitsTitle: 'Lo que esto no puede descartar',
  limits: {
    collusion: 'un servidor y un jugador de acuerdo, que podrían elegir el reparto;',
    leak: 'un servidor que conoce las cartas durante la partida y las filtra;',
    closedTable: 'una mesa cerrada antes de empezar, lo que ven todos los sentados en ella;',
    bots: 'bots y programas, que no añaden parte aleatoria;',
    changedPage:
      'un servidor que te envía otra página. Para asegurarte, ejecuta el script publicado con la grabación.',
  },
  verificationScript: 'El script publicado, para Node',
};
