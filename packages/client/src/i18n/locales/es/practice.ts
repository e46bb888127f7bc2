import type { practice as english } from '../en/practice';
import type { SpanishMessages } from '../../message-types';

export const practice: SpanishMessages<typeof english> = {
  title: 'Práctica',
  tagline: 'Contra bots o amigos en este dispositivo.\nFunciona sin conexión.',
  defaultTableName: 'Práctica',
  seatPlayerLabel: 'Jugador en el asiento {{number}}',
  seatNameLabel: 'Nombre en el asiento {{number}}',
  defaultPlayerName: 'Jugador {{number}}',
  humanPlayer: 'Una persona',
  botStrengthHint: {
    apprentice: 'Fácil: se le escapan muchas cosas',
    merchant: 'Normal: protege sus casas',
    alderman: 'Difícil: piensa con antelación',
  },
  dealCards: 'Repartir las cartas',
  error: {
    noPerson: 'Al menos un jugador debe ser una persona.',
    notSaved:
      'Este navegador no puede guardar nada en el dispositivo y no se puede empezar ninguna partida. Puede deberse a la navegación privada.',
  },
  savedGamesTitle: 'Guardadas en este dispositivo',
  noSavedGames: 'Aún no hay partidas guardadas.',
  noSavedGamesHint: 'Las partidas que empieces aquí se guardan solo en este dispositivo.',
  finished: 'Terminada',
  replay: 'Repetición',
  continue: 'Continuar',
  view: 'Ver',
  deleteGame: 'Borrar la partida de {{names}}',
  passDeviceTitle: '{{name}}, te toca',
  passDeviceHint: 'Toma el dispositivo. Solo tú debes ver tu mano.',
  passDeviceConfirm: 'Soy {{name}}',
  branch: {
    title: '¿Y si…?',
    hint: 'Empieza una nueva partida de práctica desde esta posición. La original no cambia.',
    seatLabel: 'Juegas como',
    botStrengthLabel: 'Los bots juegan por los demás',
    cancel: 'Ahora no',
    confirm: 'Jugar desde aquí',
  },
};
