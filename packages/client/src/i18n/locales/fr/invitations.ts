import type { invitations as english } from '../en/invitations';
import type { FrenchMessages } from '../../message-types';

export const invitations: FrenchMessages<typeof english> = {
  title: 'Invitations',
  from: '{{name}} vous invite :',
  fromDate: 'C’est l’heure du rendez-vous :',
  join: 'Rejoindre',
  joinTable: 'Rejoindre {{table}}',
  decline: 'Refuser',
  declineTable: 'Refuser {{table}}',
  recentPlayers: 'Récemment à votre table',
  here: 'en ligne',
  invite: 'Inviter',
  invitePlayer: 'Inviter {{name}}',
  state: { invited: 'Invitation envoyée', declined: 'Refusée', 'not-now': 'Pas maintenant' },
  wasInvited: '{{name}} a reçu l’invitation.',
  showAll: 'Tout afficher ({{count}})',
  channelHint:
    'L’invitation apparaît sur la page d’accueil, et arrive par notification ou par e-mail si c’est activé.',
};
