import type { history as english } from '../en/history';
import type { SpanishMessages } from '../../message-types';

export const history: SpanishMessages<typeof english> = {
  history: {
    replay: 'jugada a jugada',
    label: 'La partida hasta ahora',
    turn: 'Turno {{turn}}',
    setup: 'Preparación',
    live: 'en vivo',
    takeBack: 'volver atrás hasta aquí…',
    whatIf: '¿Y si…?',
    backToLive: 'volver al momento actual',
    end: 'el final',
    backToEnd: 'volver al final',
  },
  digest: {
    title: 'Mientras no estabas',
    recap: 'Desde tu última jugada',
    close: 'Cerrar',
    housesLost_one: 'Perdiste {{count}} casa.',
    housesLost_many: 'Perdiste {{count}} casas.',
    housesLost_other: 'Perdiste {{count}} casas.',
    nothingLost: 'No perdiste ninguna casa.',
    objectiveLost: 'Perdiste tu objetivo {{objective}}.',
    play: 'Ver',
    skip: 'Omitir',
  },
};
