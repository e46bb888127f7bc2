import type { notes as english } from '../en/notes';
import type { SpanishMessages } from '../../message-types';

export const notes: SpanishMessages<typeof english> = {
  title: 'Notas y bloqueos',
  titleHint: 'Solo tú ves esto.',
  nothing: 'Aún no hay notas ni jugadores bloqueados. Añádelos en la página de un jugador o en una mesa.',
  blocked: 'bloqueado',
  block: 'Bloquear a {{name}}',
  unblock: 'Desbloquear a {{name}}',
  unblockShort: 'Desbloquear',
  blockHint:
    'No verás los mensajes ni las mesas de {{name}}. {{name}} no podrá unirse a las tuyas y no lo sabrá.',
  isBlocked:
    'Has bloqueado a {{name}}: no ves sus mensajes y no puede unirse a tus mesas. Las partidas en curso continúan.',
  tooMany: 'No puedes bloquear a más jugadores. Desbloquea antes a alguien.',
  notes: 'Mis notas',
  note: {
    on: 'Tu nota sobre {{name}}',
    table: 'Sobre esta partida',
    mine: 'Solo tú la ves, en todos tus dispositivos.',
    saved: 'Guardada',
    pending: 'Guardando…',
    retrying: 'Aún sin guardar. Reintentando…',
    failed: 'No se pudo guardar.',
    left_one: 'Queda {{count}} carácter',
    left_many: 'Quedan {{count}} caracteres',
    left_other: 'Quedan {{count}} caracteres',
    stale: 'Esta nota se cambió en otro sitio. Ahora dice:',
    gone: '(vacía)',
    takeOther: 'Usar esa',
    keepMine: 'Dejar la mía',
  },
};
