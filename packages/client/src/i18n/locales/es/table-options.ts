import type { tableOptions as english } from '../en/table-options';
import type { SpanishMessages } from '../../message-types';

export const tableOptions: SpanishMessages<typeof english> = {
  spectators: 'Espectadores',
  spectatorAccess: { open: 'Cualquiera', link: 'Con enlace', none: 'Nadie' },
  spectatorAccessHint: {
    open: 'Cualquiera puede mirar. El inicio muestra las partidas públicas y, contra bots, solo las más recientes.',
    link: 'Puede mirar quien tenga el enlace. No aparece en la lista.',
    none: 'Solo los jugadores, también tras la partida.',
  },
  openingHandLabel: 'Si mis cinco cartas son iguales',
  openingHandHint: 'Antes de un nuevo reparto, todos ven tus cartas.',
  openingHandAnswer: {
    redeal: 'Repartir otra vez',
    'keep-hand': 'Quedármelas',
  },
  botCountLabel: 'Bots en la mesa',
  botStrength: 'Nivel',
  startsImmediatelyHint: 'Los demás asientos son bots: la partida empieza enseguida.',
  tableLanguage: 'Idioma de la mesa',
  timeControl: {
    label: 'Ritmo',
    durationLabel: 'Tiempo',
    timeoutActionLabel: 'Si se acaba el tiempo',
    kind: { none: 'Sin reloj', 'per-turn': 'Por turno', fischer: 'Por partida', correspondence: 'Días' },
    noClockHint: 'Tómate tu tiempo. Si alguien retrasa la partida, los demás pueden votar.',
    perTurnHint: 'Cada jugador tiene {{time}} por turno.',
    fischerHint: 'Cada jugador tiene {{time}} para toda la partida y {{more}} más tras cada turno.',
    daysPerTurnHint_one: 'Cada jugador tiene un día por turno.',
    daysPerTurnHint_many: 'Cada jugador tiene {{count}} días por turno.',
    daysPerTurnHint_other: 'Cada jugador tiene {{count}} días por turno.',
  },
  hiddenColours: 'Colores ocultos',
  hiddenColoursHint: 'Nadie sabe qué color es el tuyo',
  moreDestruction: 'Más destrucción',
  moreDestructionHint: 'Dos turnos finales por jugador en vez de uno',
  cones: '100 conos',
  conesHint: 'Como en las reglas francesas; las inglesas indican 65',
  eastWind: 'Viento del este',
  eastWindHint: 'Regla nuestra: más cartas de fuego apuntan al oeste',
  private: 'Privada',
  privateHint: 'Solo se encuentra con el enlace',
};
