import type { invitations as english } from '../en/invitations';
import type { ItalianMessages } from '../../message-types';

export const invitations: ItalianMessages<typeof english> = {
  title: 'Inviti',
  from: '{{name}} ti invita:',
  fromDate: 'È l’ora dell’appuntamento:',
  join: 'Unisciti',
  joinTable: 'Unisciti a {{table}}',
  decline: 'Rifiuta',
  declineTable: 'Rifiuta {{table}}',
  recentPlayers: 'Hai giocato di recente con',
  here: 'online',
  invite: 'Invita',
  invitePlayer: 'Invita {{name}}',
  state: { invited: 'Invito inviato', declined: 'Rifiutato', 'not-now': 'Non ora' },
  wasInvited: '{{name}} ha ricevuto l’invito.',
  showAll: 'Mostra tutti ({{count}})',
  channelHint: 'L’invito appare nella lobby, e arriva come notifica o per e-mail se è attivo.',
};
