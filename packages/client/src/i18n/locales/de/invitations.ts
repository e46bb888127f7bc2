import type { invitations as english } from '../en/invitations';
import type { GermanMessages } from '../../message-types';

export const invitations: GermanMessages<typeof english> = {
  title: 'Einladungen',
  from: '{{name}} lädt dich ein:',
  fromDate: 'Eure Verabredung beginnt:',
  join: 'Mitspielen',
  joinTable: 'Mitspielen: {{table}}',
  decline: 'Ablehnen',
  declineTable: 'Ablehnen: {{table}}',
  recentPlayers: 'Zuletzt mitgespielt',
  here: 'online',
  invite: 'Einladen',
  invitePlayer: '{{name}} einladen',
  state: { invited: 'Eingeladen', declined: 'Abgelehnt', 'not-now': 'Jetzt nicht' },
  wasInvited: '{{name}} ist eingeladen.',
  showAll: 'Alle {{count}} zeigen',
  channelHint:
    'Die Einladung steht in der Lobby und kommt auch als Push-Nachricht oder E-Mail, wenn das eingeschaltet ist.',
};
