import type { notes as english } from '../en/notes';
import type { SpanishMessages } from '../../message-types';

export const notes: SpanishMessages<typeof english> = {
  title: 'Notas y bloqueos',
  hint: 'Solo tú ves esto.',
  empty: 'Aún no hay notas ni jugadores bloqueados. Añádelos en la página de un jugador o en una mesa.',
  blockedBadge: 'bloqueado',
  blockPlayer: 'Bloquear a {{name}}',
  unblockPlayer: 'Desbloquear a {{name}}',
  unblockButton: 'Desbloquear',
  blockHint:
    'No verás los mensajes ni las mesas de {{name}}. {{name}} no podrá unirse a las tuyas y no lo sabrá.',
  blockedHint:
    'Has bloqueado a {{name}}: no ves sus mensajes y no puede unirse a tus mesas. Las partidas en curso continúan.',
  blockLimitReached: 'No puedes bloquear a más jugadores. Desbloquea antes a alguien.',
  myNotes: 'Mis notas',
  noteEditor: {
    playerNoteLabel: 'Tu nota sobre {{name}}',
    gameNoteLabel: 'Sobre esta partida',
    privacyHint: 'Solo tú la ves, en todos tus dispositivos.',
    saved: 'Guardada',
    pending: 'Guardando…',
    retrying: 'Aún sin guardar. Reintentando…',
    failed: 'No se pudo guardar.',
    charactersLeft_one: 'Queda {{count}} carácter',
    charactersLeft_many: 'Quedan {{count}} caracteres',
    charactersLeft_other: 'Quedan {{count}} caracteres',
  },
};
