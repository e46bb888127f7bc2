import type { firstTurn as english } from '../en/first-turn';
import type { InGerman } from '../words';

export const firstTurn: InGerman<typeof english> = {
  title: 'Ein erster Zug',
  progress: '{{number}} von {{count}}',
  skip: 'Überspringen',
  findTable: 'Einen Tisch finden',
  prompt: {
    card: 'London brennt, und du bist am Zug. Dir gehören die grünen Häuser. Zuerst musst du das Feuer ausbreiten: Wähle die markierte Karte, Nord.',
    target: 'Die umrandeten Bezirke können brennen. In {{district}} steht kein Haus von dir: Drücke darauf.',
    burn: 'Hier steht, wen es was kostet: zwei Punkte je Haus. Es trifft nur andere, also drücke den Knopf.',
    band: 'Jetzt hast du vier Aktionen. Löschtrupps halten das Feuer auf. Drücke den in {{district}}.',
    contain:
      'Die Münzen nennen den Preis. {{district}} brennt mit einem Kegel: Schick den Löschtrupp hin, dann ist das Feuer eingedämmt.',
    sendBand: 'Der Knopf nennt noch einmal den Preis. Drücke ihn, und der Löschtrupp geht los.',
    pawn: 'Eingedämmtes Feuer kann sich nicht ausbreiten. Zum Löschen musst du dort stehen. Drücke deinen Grundbesitzer in {{district}}.',
    go: 'Eine einzige Aktion bringt dich hin. Drücke auf {{district}}.',
    sendSelf: 'Drücke wieder den Knopf, und du gehst los.',
    putOut: 'Drücke nun „Löschen“. Der Kegel gehört dir und ist einen Siegpunkt wert.',
    end: 'Deine Aktionen sind verbraucht. Beende sie: Du ziehst eine Karte, und deine Nachbarn machen ihre Züge.',
    over: 'Das war ein ganzer Zug. Wer am Ende des Feuers die meisten Punkte hat, gewinnt. Jetzt such dir einen Tisch.',
  },
};
