import type { tutorial as english } from '../en/tutorial';
import type { GermanMessages } from '../../message-types';

export const tutorial: GermanMessages<typeof english> = {
  title: 'Geführter Zug',
  progress: '{{number}} von {{count}}',
  skip: 'Überspringen',
  next: 'Weiter',
  playOn: 'Weiterspielen',
  inviteFriends: 'Freunde einladen oder Tisch finden',
  notSaved:
    'Dieser Browser kann die Partie nicht speichern, also geht sie nicht weiter. Vielleicht liegt es am privaten Modus.',
  prompt: {
    objectives:
      'Du beginnst mit 40 Punkten. Deine drei geheimen Ziele bringen 2, 4 und 6 dazu, wenn ihre Bezirke am Ende noch stehen.',
    card: 'London brennt, und du bist am Zug. Dir gehören die grünen Häuser. Breite zuerst das Feuer aus: Wähle die markierte Karte, Nord.',
    target:
      'Die Zahlen in den Flammen sind Ränge: 1 brennt vor 2, wo ein Löschtrupp steht. In {{district}} steht kein Haus von dir: Wähle ihn.',
    burn: 'Hier steht, wer was verliert: zwei Punkte je Haus. Es trifft nur die anderen, also los.',
    tokens:
      'Verbrennst du einen Bezirk mit einem runden Marker, bekommst du den Marker verdeckt: einen Siegpunkt, einen Abriss oder eine Doppelbewegung.',
    band: 'Jetzt hast du vier Aktionen. Löschtrupps halten das Feuer auf. Wähle den in {{district}}.',
    contain:
      'Die Zahlen zeigen die nötigen Aktionen. {{district}} brennt mit einem Kegel: Schick den Löschtrupp hin, um das Feuer einzudämmen.',
    sendBand: 'Der Knopf zeigt noch einmal die Kosten. Bestätige, und der Löschtrupp geht los.',
    pawn: 'Eingedämmtes Feuer kann sich nicht ausbreiten. Löschen kannst du nur, wo du stehst. Wähle deinen Grundbesitzer in {{district}}.',
    go: 'Es ist nur ein Schritt. Wähle {{district}}.',
    sendSelf: 'Bestätige, und du gehst los.',
    putOut:
      'Wähle nun „Löschen“. Jeder Kegel, den du behältst, ist ein Punkt. Wer zuerst drei hat, ist Held von London: zwei Punkte mehr.',
    end: 'Du hast keine Aktionen mehr. Beende sie: Du ziehst eine Karte, und deine Nachbarn machen ihre Züge.',
    grows:
      'Unter Margerys Karte lag eine Stapelkarte, und das Feuer wächst: {{district}} hat zwei Kegel mehr. Der Tisch zählt die Karten bis zum nächsten Mal.',
    over: 'Nach der letzten Stapelkarte, A, hat jeder noch einen Zug. Dann gewinnen die meisten Punkte. Jetzt kennst du das Spiel.',
  },
};
