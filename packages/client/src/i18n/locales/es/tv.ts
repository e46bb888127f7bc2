import type { tv as english } from '../en/tv';
import type { SpanishMessages } from '../../message-types';

export const tv: SpanishMessages<typeof english> = {
  codeLabel: 'Código QR con el enlace de esta mesa',
  scanForSeat: 'Escanea para ocupar un asiento con el teléfono.',
  scanToWatch: 'Escanea para ver la partida en el teléfono.',
  localOnly:
    'Un teléfono no puede abrir la dirección «localhost». Abre esta página con el nombre del ordenador en tu red.',
  waitingForPlayers_one: '{{count}} asiento libre',
  waitingForPlayers_other: '{{count}} asientos libres',
  waitingForPlayers_many: '{{count}} de asientos libres',
  waitingForStart: 'Todos los asientos están ocupados. El anfitrión empieza la partida.',
  seatFree: 'libre',
  seatReady: 'listo',
  seatHere: 'aún no está listo',
  seatAway: 'ausente',
  nextTable: 'Hay una mesa nueva. Se abrirá aquí en un momento.',
};
