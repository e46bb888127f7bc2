import type { tutorial as english } from '../en/tutorial';
import type { GermanMessages } from '../../message-types';

export const tutorial: GermanMessages<typeof english> = {
  title: 'Geführter Zug',
  progress: '{{number}} von {{count}}',
  skip: 'Überspringen',
  next: 'Weiter',
  continueGame: 'Weiterspielen',
  inviteOrFindGame: 'Freunde einladen oder Tisch finden',
  storageUnavailable:
    'Dieser Browser kann die Partie nicht speichern, also geht sie nicht weiter. Vielleicht liegt es am privaten Modus.',
  prompt: {
    objectives:
      'Du beginnst mit 40 Punkten. Deine drei geheimen Ziele bringen 2, 4 und 6 dazu, wenn ihre Bezirke am Ende noch stehen.',
    chooseCard:
      'London brennt, und du bist am Zug. Dir gehören die grünen Häuser. Breite zuerst das Feuer aus: Wähle die markierte Karte, Nord.',
    chooseTarget:
      'Die Zahlen in den Flammen sind Ränge: 1 brennt vor 2, wo ein Löschtrupp steht. In {{district}} steht kein Haus von dir: Wähle ihn.',
    confirmSpread: 'Hier steht, wer was verliert: zwei Punkte je Haus. Es trifft nur die anderen, also los.',
    tokens:
      'Verbrennst du einen Bezirk mit einem runden Marker, bekommst du den Marker verdeckt: einen Siegpunkt, einen Abriss oder eine Doppelbewegung.',
    chooseBand: 'Jetzt hast du vier Aktionen. Löschtrupps halten das Feuer auf. Wähle den in {{district}}.',
    chooseBandTarget:
      'Die Zahlen zeigen die nötigen Aktionen. {{district}} brennt mit einem Kegel: Schick den Löschtrupp hin, um das Feuer einzudämmen.',
    confirmBand: 'Der Knopf zeigt noch einmal die Kosten. Bestätige, und der Löschtrupp geht los.',
    choosePawn:
      'Eingedämmtes Feuer kann sich nicht ausbreiten. Löschen kannst du nur, wo du stehst. Wähle deinen Grundbesitzer in {{district}}.',
    choosePawnTarget: 'Es ist nur ein Schritt. Wähle {{district}}.',
    confirmPawn: 'Bestätige, und du gehst los.',
    putOut:
      'Wähle nun „Löschen“. Jeder Kegel, den du behältst, ist ein Punkt. Wer zuerst drei hat, ist Held von London: zwei Punkte mehr.',
    endActions:
      'Du hast keine Aktionen mehr. Beende sie: Du ziehst eine Karte, und deine Nachbarn machen ihre Züge.',
    intensified:
      'Unter Margerys Karte lag eine Stapelkarte, und das Feuer wächst: {{district}} hat zwei Kegel mehr. Der Tisch zählt die Karten bis zum nächsten Mal.',
    finished:
      'Nach der letzten Stapelkarte, A, hat jeder noch einen Zug. Dann gewinnen die meisten Punkte. Jetzt kennst du das Spiel.',
  },
};
