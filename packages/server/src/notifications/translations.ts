/** Texts of notifications in each language of the client. */
import { isolateText, type PromptKind, type Language } from '@great-fire/protocol';
import type { DateContent, InvitationContent, PromptContent } from './channel';

interface NotificationTexts {
  readonly title: Readonly<Record<PromptKind, string>>; // {table}: the table's name
  readonly body: Readonly<Record<PromptKind, string>>;
  readonly invitation: { readonly title: string; readonly body: string }; // {table}, {player}
  readonly date: { readonly title: string; readonly body: string }; // {table}: the name of the group
  readonly test: { readonly title: string; readonly body: string };
  readonly unsubscribe: string;
  readonly webhook: Readonly<Record<PromptKind | 'test', string>>; // {table}, {player}
}

export const NOTIFICATION_TEXTS: Readonly<Record<Language, NotificationTexts>> = {
  en: {
    title: {
      turn: 'Your turn: {table}',
      vote: 'Vote: {table}',
      pause: 'Pause? {table}',
      takeback: 'Takeback? {table}',
      abort: 'End the game? {table}',
    },
    body: {
      turn: 'The table is waiting for you.',
      vote: 'The table is waiting for your vote on an absent player.',
      pause: 'A player asks for a pause.',
      takeback: 'A player asks for a takeback.',
      abort: 'A player asks to end the game without a result.',
    },
    invitation: {
      title: '{player} invites you: {table}',
      body: 'A table with a free seat is waiting for you.',
    },
    date: {
      title: 'Your date: {table}',
      body: 'Your group plays within the hour. A table opens for it then.',
    },
    test: { title: 'Notifications work here', body: 'You’ll get one like this when it’s your turn.' },
    unsubscribe: 'Stop notifications here',
    webhook: {
      turn: '“{table}”: it’s {player}’s turn.',
      vote: '“{table}”: waiting for {player}’s vote.',
      pause: '“{table}”: waiting for {player} to answer a request to pause.',
      takeback: '“{table}”: waiting for {player} to answer a takeback request.',
      abort: '“{table}”: waiting for {player} to answer a request to end the game without a result.',
      test: 'Messages from “{table}” will arrive here.',
    },
  },
  de: {
    title: {
      turn: 'Du bist am Zug: {table}',
      vote: 'Abstimmung: {table}',
      pause: 'Pause? {table}',
      takeback: 'Zurücknahme? {table}',
      abort: 'Partie beenden? {table}',
    },
    body: {
      turn: 'Der Tisch wartet auf dich.',
      vote: 'Der Tisch wartet auf deine Stimme über einen abwesenden Spieler.',
      pause: 'Ein Spieler bittet um eine Pause.',
      takeback: 'Ein Spieler bittet um eine Zurücknahme.',
      abort: 'Ein Spieler möchte die Partie ohne Ergebnis beenden.',
    },
    invitation: { title: '{player} lädt dich ein: {table}', body: 'Am Tisch ist ein Platz für dich frei.' },
    date: {
      title: 'Eure Verabredung: {table}',
      body: 'Deine Gruppe spielt innerhalb der nächsten Stunde. Dann öffnet sich ein Tisch für sie.',
    },
    test: { title: 'Benachrichtigungen kommen hier an', body: 'So sieht eine aus, wenn du am Zug bist.' },
    unsubscribe: 'Hier keine Benachrichtigungen mehr',
    webhook: {
      turn: '„{table}“: {player} ist am Zug.',
      vote: '„{table}“ wartet auf die Stimme von {player}.',
      pause: '„{table}“ wartet auf {player}: Es geht um eine Pause.',
      takeback: '„{table}“ wartet auf {player}: Es geht um eine Zurücknahme.',
      abort: '„{table}“ wartet auf {player}: Es geht um ein Ende ohne Ergebnis.',
      test: 'Nachrichten von „{table}“ kommen hierher.',
    },
  },
  fr: {
    title: {
      turn: 'À vous de jouer\u202f: {table}',
      vote: 'Vote\u202f: {table}',
      pause: 'Pause\u202f? {table}',
      takeback: 'Reprise de coups\u202f? {table}',
      abort: 'Arrêter la partie\u202f? {table}',
    },
    body: {
      turn: 'La table vous attend.',
      vote: 'La table attend votre vote sur un joueur absent.',
      pause: 'Un joueur demande une pause.',
      takeback: 'Un joueur demande une reprise de coups.',
      abort: 'Un joueur demande à arrêter la partie sans résultat.',
    },
    invitation: {
      title: '{player} vous invite\u202f: {table}',
      body: 'Une place vous attend à cette table.',
    },
    date: {
      title: 'Votre rendez-vous\u202f: {table}',
      body: 'Votre groupe joue dans l’heure qui vient. Une table s’ouvrira alors pour lui.',
    },
    test: {
      title: 'Les notifications arrivent ici',
      body: 'Vous en recevrez une comme celle-ci quand ce sera à vous de jouer.',
    },
    unsubscribe: 'Arrêter les notifications ici',
    webhook: {
      turn: '«\u202f{table}\u202f»\u202f: à {player} de jouer.',
      vote: '«\u202f{table}\u202f»\u202f: on attend le vote de {player}.',
      pause: '«\u202f{table}\u202f»\u202f: une pause est demandée à {player}.',
      takeback: '«\u202f{table}\u202f»\u202f: une reprise de coups est demandée à {player}.',
      abort: '«\u202f{table}\u202f»\u202f: l’arrêt de la partie sans résultat est demandé à {player}.',
      test: 'Les messages de «\u202f{table}\u202f» arrivent ici.',
    },
  },
  es: {
    title: {
      turn: 'Te toca: {table}',
      vote: 'Votación: {table}',
      pause: '¿Pausa? {table}',
      takeback: '¿Volver atrás? {table}',
      abort: '¿Acabar la partida? {table}',
    },
    body: {
      turn: 'La mesa te espera.',
      vote: 'La mesa espera tu voto sobre un jugador ausente.',
      pause: 'Un jugador pide una pausa.',
      takeback: 'Un jugador pide volver atrás.',
      abort: 'Un jugador pide acabar la partida sin resultado.',
    },
    invitation: { title: '{player} te invita: {table}', body: 'Hay un asiento libre para ti en la mesa.' },
    date: {
      title: 'Tu cita: {table}',
      body: 'Tu grupo juega dentro de menos de una hora. Entonces se abrirá una mesa para él.',
    },
    test: { title: 'Las notificaciones llegan aquí', body: 'Recibirás una como esta cuando te toque.' },
    unsubscribe: 'Dejar de recibir notificaciones aquí',
    webhook: {
      turn: '«{table}»: turno de {player}.',
      vote: '«{table}»: falta el voto de {player}.',
      pause: '«{table}»: falta la respuesta de {player} a una petición de pausa.',
      takeback: '«{table}»: falta la respuesta de {player} a una petición de volver atrás.',
      abort: '«{table}»: falta la respuesta de {player} a una petición de acabar la partida sin resultado.',
      test: 'Aquí llegarán los mensajes de «{table}».',
    },
  },
  it: {
    title: {
      turn: 'Tocca a te: {table}',
      vote: 'Votazione: {table}',
      pause: 'Pausa? {table}',
      takeback: 'Annullare mosse? {table}',
      abort: 'Chiudere la partita? {table}',
    },
    body: {
      turn: 'Il tavolo ti aspetta.',
      vote: 'Il tavolo aspetta il tuo voto su un giocatore assente.',
      pause: 'Un giocatore chiede una pausa.',
      takeback: 'Un giocatore chiede di ritirare delle mosse.',
      abort: 'Un giocatore chiede di chiudere la partita senza risultato.',
    },
    invitation: { title: '{player} ti invita: {table}', body: 'Al tavolo c’è un posto libero per te.' },
    date: {
      title: 'Il tuo appuntamento: {table}',
      body: 'Il tuo gruppo gioca entro un’ora. Allora si aprirà un tavolo per lui.',
    },
    test: { title: 'Le notifiche arrivano qui', body: 'Ne riceverai una così quando tocca a te.' },
    unsubscribe: 'Disattiva le notifiche qui',
    webhook: {
      turn: '«{table}»: tocca a {player}.',
      vote: '«{table}»: si aspetta il voto di {player}.',
      pause: '«{table}»: si aspetta la risposta di {player} a una richiesta di pausa.',
      takeback: '«{table}»: si aspetta la risposta di {player} a una richiesta di ritirare mosse.',
      abort:
        '«{table}»: si aspetta la risposta di {player} alla richiesta di chiudere la partita senza risultato.',
      test: 'I messaggi di «{table}» arrivano qui.',
    },
  },
};

/** Returns the title and body of a prompt, an invitation or the reminder of a date. */
export function renderNotificationText(
  language: Language,
  content: Pick<PromptContent | DateContent, 'kind'> | Pick<InvitationContent, 'by' | 'kind'>,
  name: string, // of the table or group
): { readonly title: string; readonly body: string } {
  const { title, body, invitation, date } = NOTIFICATION_TEXTS[language];
  const isolated = isolateText(name);
  const withName = (template: string) => template.replace('{table}', () => isolated);
  if (content.kind === 'date') return { title: withName(date.title), body: date.body };
  if (content.kind !== 'invitation')
    return { title: withName(title[content.kind]), body: body[content.kind] };
  if (content.by === null) return { title: withName(date.title), body: invitation.body };
  const by = isolateText(content.by);
  const invitationTitle = invitation.title.replace(/\{(player|table)\}/g, (_, placeholder) =>
    placeholder === 'player' ? by : isolated,
  );
  return { title: invitationTitle, body: invitation.body };
}
