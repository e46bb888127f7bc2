import type { history as english } from '../en/history';
import type { SpanishMessages } from '../../message-types';

export const history: SpanishMessages<typeof english> = {
  history: {
    openReplay: 'jugada a jugada',
    sliderLabel: 'Ver lo jugado hasta ahora',
    turnNumber: 'Turno {{turn}}',
    setup: 'Preparación',
    liveState: 'en vivo',
    takebackToHere: 'volver atrás hasta aquí…',
    branchFromHere: '¿Y si…?',
    backToLive: 'volver al momento actual',
    finalState: 'el final',
    backToFinalState: 'volver al final',
  },
  catchUp: {
    title: 'Mientras no estabas',
    recapTitle: 'Desde tu última jugada',
    close: 'Cerrar',
    housesLost_one: 'Perdiste {{count}} casa.',
    housesLost_many: 'Perdiste {{count}} casas.',
    housesLost_other: 'Perdiste {{count}} casas.',
    noHousesLost: 'No perdiste ninguna casa.',
    objectiveLost: 'Perdiste tu objetivo {{objective}}.',
    playMoves: 'Ver',
    skip: 'Omitir',
  },
};
