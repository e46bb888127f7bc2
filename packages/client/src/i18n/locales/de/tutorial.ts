import type { tutorial as english } from '../en/tutorial';
import type { GermanMessages } from '../../message-types';

export const tutorial: GermanMessages<typeof english> = {
  title: 'Geführter Zug',
  progress: '{{number}} von {{count}}',
  skip: 'Überspringen',
  findTable: 'Einen Tisch finden',
  prompt: {
    card: 'London brennt, und du bist am Zug. Dir gehören die grünen Häuser. Breite zuerst das Feuer aus: Wähle die markierte Karte, Nord.',
    target: 'Die umrandeten Bezirke können brennen. In {{district}} steht kein Haus von dir: Wähle ihn.',
    burn: 'Hier steht, wer was verliert: zwei Punkte je Haus. Es trifft nur die anderen, also los.',
    band: 'Jetzt hast du vier Aktionen. Löschtrupps halten das Feuer auf. Wähle den in {{district}}.',
    contain:
      'Die Zahlen zeigen die nötigen Aktionen. {{district}} brennt mit einem Kegel: Schick den Löschtrupp hin, um das Feuer einzudämmen.',
    sendBand: 'Der Knopf zeigt noch einmal die Kosten. Bestätige, und der Löschtrupp geht los.',
    pawn: 'Eingedämmtes Feuer kann sich nicht ausbreiten. Löschen kannst du nur, wo du stehst. Wähle deinen Grundbesitzer in {{district}}.',
    go: 'Es ist nur ein Schritt. Wähle {{district}}.',
    sendSelf: 'Bestätige, und du gehst los.',
    putOut: 'Wähle nun „Löschen“. Du behältst den Kegel, und er ist einen Siegpunkt wert.',
    end: 'Du hast keine Aktionen mehr. Beende sie: Du ziehst eine Karte, und deine Nachbarn machen ihre Züge.',
    over: 'Das war ein ganzer Zug. Hast du am Ende die meisten Punkte, gewinnst du. Jetzt such dir einen Tisch.',
  },
};
