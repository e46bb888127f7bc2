import type { practice as english } from '../en/practice';
import type { SpanishMessages } from '../../message-types';

export const practice: SpanishMessages<typeof english> = {
  title: 'Práctica',
  tagline: 'Contra bots o amigos en este dispositivo.\nFunciona sin conexión.',
  name: 'Práctica',
  sits: 'Jugador en el asiento {{number}}',
  nameOf: 'Nombre en el asiento {{number}}',
  nameless: 'Jugador {{number}}',
  person: 'Una persona',
  hint: {
    apprentice: 'Fácil: se le escapan muchas cosas',
    merchant: 'Normal: protege sus casas',
    alderman: 'Difícil: piensa con antelación',
  },
  deal: 'Repartir las cartas',
  fault: {
    noPerson: 'Al menos un jugador debe ser una persona.',
    notSaved:
      'Este navegador no puede guardar nada en el dispositivo y no se puede empezar ninguna partida. Puede deberse a la navegación privada.',
  },
  kept: 'Guardadas en este dispositivo',
  none: 'Aún no hay partidas guardadas.',
  noneHint: 'Las partidas que empieces aquí se guardan solo en este dispositivo.',
  over: 'Terminada',
  replay: 'Repetición',
  goOn: 'Continuar',
  look: 'Ver',
  remove: 'Borrar la partida de {{names}}',
  handOn: '{{name}}, te toca',
  handOnHint: 'Toma el dispositivo. Solo tú debes ver tu mano.',
  handOnTake: 'Soy {{name}}',
  playOn: {
    title: '¿Y si…?',
    hint: 'Empieza una nueva partida de práctica desde esta posición. La original no cambia.',
    seat: 'Juegas como',
    others: 'Los bots juegan por los demás',
    no: 'Ahora no',
    yes: 'Jugar desde aquí',
  },
};
