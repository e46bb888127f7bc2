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
  unknownAddress: 'No hay ninguna página en esta dirección.',
  unknownAddressHint: 'Quizá el enlace esté incompleto. Desde el inicio llegas a todo.',
  missingPractice: 'Esta partida no está guardada en este dispositivo.',
  missingPracticeHint: 'Una partida de práctica se queda en el navegador en el que empezó.',
  missingTableHint:
    'Quizá el enlace esté incompleto, o la mesa se cerró antes de la partida. Pide otra vez el enlace o crea tu propia mesa.',
};
