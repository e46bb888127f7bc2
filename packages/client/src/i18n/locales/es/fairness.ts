import type { fairness as english } from '../en/fairness';
import type { SpanishMessages } from '../../message-types';

export const fairness: SpanishMessages<typeof english> = {
  title: '¿Fue justo el reparto?',
  explainTitle: 'Cómo funciona el reparto',
  yes: 'Sí: nadie pudo elegir este reparto.',
  yesSeedOnly: 'Coincide con la semilla del servidor.',
  no: 'No: algo no coincide.',
  did: 'Tu navegador ha repetido todo el reparto en {{ms}} ms para comprobarlo.',
  noHint:
    'Las líneas marcadas abajo no coinciden con la semilla y las partes aleatorias, o con lo que tu navegador vio antes de la partida.',
  seedOnly:
    'Ningún asiento añadió una parte aleatoria: solo la semilla del servidor decidió este reparto. Se fijó antes de la primera jugada, pero el servidor pudo elegirla.',
  before: 'Qué se fijó antes de la primera jugada',
  seed: 'La semilla del servidor tiene la huella {{mark}}, como dice la grabación.',
  seedNot: 'La semilla del servidor no tiene la huella de la grabación.',
  pinnedSeed: 'Coincide con la huella que tu navegador guardó cuando te sentaste.',
  pinnedSeedNot: 'No coincide con la huella que tu navegador guardó cuando te sentaste: {{mark}}.',
  pinnedParts:
    'Todas las partes aleatorias coinciden con las que guardó tu navegador antes de revelarse ninguna.',
  pinnedPartsNot: 'Las partes aleatorias difieren de las que guardó tu navegador antes de revelarse ninguna.',
  mine: 'La parte aleatoria de tu navegador está entre ellas.',
  mineNot: 'La parte aleatoria de tu navegador no está entre ellas.',
  notPinned:
    'Este navegador no guardó nada de esta mesa antes de la primera jugada, así que no puede comprobar lo que se mostró entonces. Los navegadores de los jugadores sí.',
  parts: 'Quién añadió una parte aleatoria',
  part: 'añadió una parte aleatoria, que coincide con su huella {{mark}}',
  partNot: 'añadió una parte aleatoria, que no coincide con su huella {{mark}}',
  noPart: 'no añadió nada',
  shuffles: 'Qué decidió el azar',
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
  fits: 'coincide',
  fitsNot: 'no coincide',
  follows: 'Se esperaba: {{what}}',
  told: 'En la grabación: {{what}}',
  nothing: 'nada',
  notOver:
    'Podrás comprobarlo cuando termine la partida. Hasta entonces la semilla y las partes aleatorias son secretas.',
  none: 'Aquí no hay ninguna partida terminada.',
  toTable: 'Volver a la mesa',
  file: 'Comprobar la grabación de un archivo',
  fileWrong: 'Este archivo no es la grabación de una partida: {{field}} {{why}}.',
  how: 'Cómo funciona',
  steps: {
    seed: 'Antes de que nadie se siente, el servidor elige una semilla secreta y publica su huella. Desde entonces no puede cambiar la semilla.',
    contribution:
      'Tu navegador elige su propia parte aleatoria y publica solo su huella. Guarda las dos huellas.',
    lock: 'Cuando empieza la partida, se fijan las huellas de todos los asientos. Tu navegador las compara con las que guardó.',
    reveal:
      'Solo entonces cada navegador revela su parte aleatoria. La semilla y todas las partes juntas forman el reparto, así que nadie pudo elegirlo por su cuenta.',
    verify: 'Después la grabación lo revela todo, y cualquiera puede repetir el reparto y comprobarlo.',
  },
  not: 'Lo que esto no puede descartar',
  limits: {
    leak: 'un servidor que conoce las cartas durante la partida y las filtra;',
    closedTable: 'una mesa cerrada antes de empezar, lo que ven todos los sentados en ella;',
    bots: 'bots y programas, que no añaden parte aleatoria;',
    changedPage:
      'un servidor que te envía otra página. Para asegurarte, ejecuta el script publicado con la grabación.',
  },
  script: 'El script publicado, para Node',
};
