import type { help as english } from '../en/help';
import type { GermanMessages } from '../../message-types';

export const help: GermanMessages<typeof english> = {
  tooltipLabel: 'Erklärung',
  ruleLink: 'Regel {{rule}}',
  keyboardHint: 'Pfeiltasten: mehr. Tab: die Regel. Esc: zurück.',
  shortcuts: {
    title: 'Tastenkürzel',
    chooseCard: 'eine Feuerkarte wählen',
    navigate: 'zwischen Bezirken oder Karten wechseln',
    nextTarget: 'nächste oder vorige Wahl auf dem Plan',
    activate: 'auslösen',
    cancel: 'abbrechen',
    undo: 'die letzte Aktion zurücknehmen',
    endActions: 'zu „Aktionen beenden“',
    focusMap: 'zum Plan',
    point: 'auf einen Bezirk zeigen; einen Pfeil beginnen',
    browseHistory: 'durch die bisherige Partie gehen',
    showHelp: 'erklären; mit den Pfeiltasten weiter',
    showShortcuts: 'diese Liste zeigen',
    singleKeySwitch: 'Kürzel mit einer Taste',
  },
  topic: {
    card: 'Eine Feuerkarte bewegt einen Kegel. Sein letzter Schritt geht dorthin, wohin der Pfeil zeigt.',
    'card-dimmed': 'Diese Feuerkarte ist jetzt nicht spielbar: In ihrer Richtung kann nichts brennen.',
    'token-demolition':
      'Reiße einen Bezirk neben einem Feuer ab, in dem ein freier Löschtrupp steht. Das kostet keine Aktion.',
    'token-double-move': 'Doppelbewegung: das Feuer mit derselben Karte ein zweites Mal ausbreiten.',
    'token-one-vp': 'Am Ende einen Siegpunkt wert.',
    'step-redeal':
      'Fünf gleiche Karten werden gezeigt und neu gegeben, wenn das vor dem Start so gewählt wurde.',
    'step-band': 'Die Spieler stellen die Löschtrupps auf, überall außer im grünen Gebiet.',
    'step-pawn': 'Die Spieler stellen ihre Grundbesitzer auf, überall außer im grünen Gebiet.',
    'step-spread': 'Zuerst musst du mit einer Feuerkarte das Feuer ausbreiten.',
    'step-act': 'Dann hast du vier Aktionen: gehen, Löschtrupps bewegen, Feuer löschen.',
    'step-draw':
      'Zuletzt ziehst du eine Karte. Kommt dabei eine Stapelkarte zum Vorschein, wächst das Feuer.',
    'step-intensify': 'Das Feuer wächst: Drei Kegel kommen dorthin, wo es brennt und nicht eingedämmt ist.',
    'appearance-standing':
      'Hier stehen Häuser. Kommt Feuer herein, kostet jedes seinen Besitzer zwei Punkte, außer ein Löschtrupp dämmt es ein.',
    'appearance-grass': 'Eine Wiese brennt nie. Grundbesitzer und Löschtrupps dürfen auf ihr stehen.',
    'appearance-burning':
      'Es brennt: Ab zwei Kegeln kann sich das Feuer von hier ausbreiten, und Feuer kann hindurch.',
    'appearance-contained':
      'Eingedämmt: mindestens so viele Löschtrupps wie Kegel. Von hier breitet sich nichts aus. Stelle dich hierher, um zu löschen.',
    'appearance-burnt-out':
      'Hier kann nichts mehr verbrennen. Das Feuer kommt nur, wenn es keine Häuser findet.',
    'appearance-demolished': 'Abgerissen: Feuer kann nie hinein oder hindurch. Menschen schon.',
    'pudding-lane':
      'Hier begann das Feuer. Niemand kann Pudding Lane betreten. Gehen die Kegel aus, kommen fünf aus dem Vorrat.',
    'press-burn':
      'Das kann brennen. Die Flamme zeigt, wo das Feuer hereinkommt. Eine Zahl darauf ist der Rang.',
    'press-illegal': 'Jetzt nicht: Ein Bezirk von besserem Rang ist erreichbar und geht vor.',
    'press-move':
      'Die Zahl zeigt, wie viele Aktionen der Weg hierher kostet. Ein Ring heißt: Ein Löschtrupp hält hier auf einem Kegel.',
    'press-add-cone': 'Hier kannst du Kegel setzen, bis zur Größe des Bezirks plus zwei.',
    'verb-put-out': 'Lösche einen Kegel für eine Aktion. Du behältst ihn, und er ist einen Punkt wert.',
    'verb-demolish': 'Reiße diesen Bezirk mit einem Marker ab. Das kostet keine Aktion.',
    'verb-contain': 'Der Löschtrupp hält hier an und steht auf einem Kegel.',
    band: 'Löschtrupps gehören niemandem: Jeder Spieler darf sie bewegen. Wer auf einem Kegel steht, kann nicht weg.',
    pawn: 'Dein Grundbesitzer. Wo du stehst, kannst du eingedämmtes Feuer löschen.',
    points: 'Siegpunkte bisher: 40, minus zwei je verlorenes Haus, plus einen je gelöschten Kegel.',
    'house-track': 'Jedes Kästchen ist ein Haus, jeder Strich ein verlorenes.',
    putOut: 'Gelöschte Kegel, je ein Punkt. Der Erste mit drei wird der Held von London.',
    tokens: 'Gesammelte Marker. Nur ihr Besitzer weiß, welche es sind.',
    cards: 'Feuerkarten auf der Hand. Nur ihr Besitzer sieht sie.',
    hero: 'Der Held von London: zwei Punkte für die meisten gelöschten Kegel.',
    stock:
      'Kegel neben dem Plan. Sind keine mehr da, kommen sie aus Pudding Lane, dann von Spielern, die welche gelöscht haben.',
    'cards-until-intensify':
      'Nach so vielen Karten kommt eine Stapelkarte zum Vorschein, und das Feuer wächst.',
    objective:
      'Bringt nur dir Punkte, wenn am Ende ein Haus hier steht und jedes Feuer eingedämmt oder gelöscht ist.',
  },
};
