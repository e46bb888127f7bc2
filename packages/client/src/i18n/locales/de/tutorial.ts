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
    goal: 'Du spielst Grün. Die meisten Punkte gewinnen: Du beginnst mit 40, und jedes deiner Häuser, das verbrennt, kostet dich zwei.',
    objectives:
      'Deine drei geheimen Ziele bringen 2, 4 und 6 Punkte, wenn ihre Bezirke am Ende noch stehen. Jeder gelöschte Kegel bringt einen.',
    chooseCard:
      'Dein Zug beginnt mit dem Feuer. Der Pfeil auf einer Karte zeigt, wohin es geht. Wähle die markierte Karte, Nord.',
    chooseTarget:
      'Nur die hellen Bezirke liegen dort. 1 brennt vor 2: Häuser ohne Löschtrupp zuerst. Wähle {{district}}: Kein Haus dort gehört dir.',
    path: 'Die gepunktete Linie: Der Kegel läuft durch verbundenes Feuer, in jeder Richtung. Nur sein letzter Schritt, aus dem Feuer hinaus, folgt dem Pfeil.',
    confirmSpread: 'Hier steht, wer was verliert: zwei Punkte je Haus. Es trifft nur die anderen, also los.',
    tokens:
      'Verbrennst du einen Bezirk mit einem runden Marker, bekommst du den Marker verdeckt: einen Siegpunkt, einen Abriss oder eine Doppelbewegung.',
    chooseBand: 'Jetzt hast du vier Aktionen. Löschtrupps halten das Feuer auf. Wähle den in {{district}}.',
    chooseBandTarget:
      'Die Zahlen zeigen die nötigen Aktionen. {{district}} brennt mit einem Kegel: Schicke den Löschtrupp hin, um das Feuer einzudämmen.',
    confirmBand: 'Der Knopf zeigt noch einmal die Kosten. Bestätige, und der Löschtrupp geht los.',
    choosePawn:
      'Eingedämmtes Feuer kann sich nicht ausbreiten. Löschen kannst du nur, wo du stehst. Wähle deinen Grundbesitzer in {{district}}.',
    choosePawnTarget: 'Es ist nur ein Schritt. Wähle {{district}}.',
    confirmPawn: 'Bestätige, und du gehst los.',
    putOut:
      'Wähle nun die Flamme, „Löschen“. Jeder Kegel, den du behältst, ist ein Punkt. Wer zuerst drei hat, ist Held von London: zwei Punkte mehr.',
    endActions:
      'Du hast keine Aktionen mehr. Beende sie: Du ziehst eine Karte, und deine Nachbarn machen ihre Züge.',
    intensified:
      'Margery hat eine Stapelkarte mit einem Buchstaben aufgedeckt: Das Feuer wächst, {{district}} hat zwei Kegel mehr. Der Tisch zählt bis zur nächsten.',
    notShown:
      'Nicht gezeigt: das zweite Ausbreiten, der Abriss, das Setzen von Kegeln, wenn das Feuer wächst, und ein leerer Vorrat. Die Regeln erklären es.',
    finished:
      'Nach der letzten Stapelkarte, A, hat jeder noch einen Zug, dann wird gezählt. Spiele jetzt selbst eine Runde: Ein Tipp begleitet dich.',
  },
  hint: {
    title: 'Tipp',
    hide: 'Tipps ausblenden',
    card: 'Wähle eine Karte. Hell werden die Bezirke, in die ihr Pfeil das Feuer bringen kann.',
    target:
      'Wähle einen hellen Bezirk. Verbrenne Häuser von jemandem, der vorn liegt, nicht deine und keins deiner Ziele.',
    confirm:
      'Sieh nach, wer was verliert. Bestätige, oder wähle eine andere Karte oder einen anderen Bezirk.',
    act: 'Vier Aktionen: Schicke Löschtrupps zu Feuern bei deinen Häusern, geh zu einem eingedämmten Feuer und lösche es. Beende die Aktionen, wenn du fertig bist.',
    intensify:
      'Das Feuer wächst: Setze die Kegel in brennende Bezirke, weit weg von deinen Häusern und Zielen.',
    discard: 'Keine Karte ist spielbar. Wirf eine ab, dann setze drei Kegel.',
    others:
      'Die anderen breiten das Feuer aus und nutzen ihre Aktionen. Sieh, wessen Häuser brennen. Die Tipps enden mit dieser Runde.',
  },
};
