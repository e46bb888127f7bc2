import type { invitations as english } from '../en/invitations';
import type { SpanishMessages } from '../../message-types';

export const invitations: SpanishMessages<typeof english> = {
  title: 'Invitaciones',
  from: '{{name}} te invita:',
  fromDate: 'Es la hora de la cita:',
  join: 'Unirse',
  joinTable: 'Unirse a {{table}}',
  decline: 'Rechazar',
  declineTable: 'Rechazar {{table}}',
  recentPlayers: 'Con quienes has jugado',
  here: 'en línea',
  invite: 'Invitar',
  invitePlayer: 'Invitar a {{name}}',
  state: { invited: 'Invitación enviada', declined: 'Rechazada', 'not-now': 'Ahora no' },
  wasInvited: '{{name}} ha recibido la invitación.',
  showAll: 'Mostrar las {{count}}',
  channelHint:
    'La invitación aparece en la página de inicio, y llega como notificación o por correo si lo han activado.',
};
