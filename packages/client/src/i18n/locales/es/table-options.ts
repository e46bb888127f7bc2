import type { tableOptions as english } from '../en/table-options';
import type { SpanishMessages } from '../../message-types';

export const tableOptions: SpanishMessages<typeof english> = {
  spectators: 'Espectadores',
  who: { open: 'Cualquiera', link: 'Con enlace', none: 'Nadie' },
  whoHint: {
    open: 'Aparece en el inicio; cualquiera puede mirar.',
    link: 'Puede mirar quien tenga el enlace. No aparece en la lista.',
    none: 'Solo los jugadores, también tras la partida.',
  },
  delay: 'Retraso para espectadores',
  atOnce: 'Ninguno',
  minutes: '{{count}} min',
  later: '{{count}} min de retraso',
  delayHint: 'Jugadas, chat, inicio y grabación llegan a los espectadores con este retraso.',
  bots: 'Bots en la mesa',
  level: 'Nivel',
  beginsAtOnce: 'Los demás asientos son bots: la partida empieza enseguida.',
  language: 'Idioma de la mesa',
  pace: {
    clock: 'Ritmo',
    length: 'Tiempo',
    timeOut: 'Si se acaba el tiempo',
    kind: { none: 'Sin reloj', 'per-turn': 'Por turno', fischer: 'Por partida', correspondence: 'Días' },
    noneHint: 'Tómate tu tiempo. Si alguien retrasa la partida, los demás pueden votar.',
    aTurnHint: 'Cada jugador tiene {{time}} por turno.',
    bankHint: 'Cada jugador tiene {{time}} para toda la partida y {{more}} más tras cada turno.',
    daysHint_one: 'Cada jugador tiene un día por turno.',
    daysHint_many: 'Cada jugador tiene {{count}} días por turno.',
    daysHint_other: 'Cada jugador tiene {{count}} días por turno.',
  },
};
