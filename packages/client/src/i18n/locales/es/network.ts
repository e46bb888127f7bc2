import type { network as english } from '../en/network';
import type { SpanishMessages } from '../../message-types';

export const network: SpanishMessages<typeof english> = {
  blocked: 'Esta red bloquea los WebSockets.',
  blockedHint:
    'La página carga, pero las partidas necesitan un WebSocket, y un proxy o un cortafuegos lo rechaza. Prueba otra red, por ejemplo los datos móviles.',
  lobbyBlockedHint:
    'Las listas son de cuando cargó la página, y ninguna partida se abre. Prueba otra red, por ejemplo los datos móviles.',
  blockedHostHint:
    'Si este servidor es tuyo: el proxy que tiene delante debe pasar las cabeceras «Upgrade» y «Connection».',
  pageSeat: 'Este navegador rechaza las cookies. Tu asiento dura hasta que cierres o recargues esta página.',
  maintenance:
    'Mantenimiento ({{time}}): este servidor se detiene un rato. Las partidas y los relojes esperan a que vuelva.',
};
