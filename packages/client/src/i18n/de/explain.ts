import type { explain as english } from '../en/explain';
import type { InGerman } from '../words';

export const explain: InGerman<typeof english> = {
  label: 'Erklärung',
  more: 'Regel {{rule}}',
  keys: 'Pfeiltasten: mehr. Tab: die Regel. Esc: zurück.',
  topic: {
    card: 'Eine Feuerkarte bewegt einen Kegel. Sein letzter Schritt geht dorthin, wohin der Pfeil zeigt.',
    'card-dimmed': 'Diese Feuerkarte ist jetzt nicht spielbar: In ihrer Richtung kann nichts brennen.',
    'token-demolition':
      'Reiß einen Bezirk neben einem Feuer ab, in dem ein freier Löschtrupp steht. Abriss kostet keine Aktion.',
    'token-double-move': 'Eine Doppelbewegung: Das Feuer zieht ein zweites Mal, mit derselben Karte.',
    'token-one-vp': 'Ein Siegpunkt am Ende.',
    'step-redeal': 'Alle nehmen ihre Hand auf; wer fünf gleiche hat, darf sie zeigen und neue Karten nehmen.',
    'step-band': 'Die Löschtrupps werden aufgestellt, überall außer im grünen Gebiet.',
    'step-pawn': 'Jeder stellt seinen Grundbesitzer auf, überall außer im grünen Gebiet.',
    'step-spread': 'Zuerst eine Feuerkarte: Du musst das Feuer ausbreiten.',
    'step-act': 'Dann vier Aktionen: gehen, Löschtrupps bewegen, Feuer löschen.',
    'step-draw': 'Zuletzt ziehst du eine Karte. Liegt eine Stapelkarte darunter, wächst das Feuer.',
    'step-intensify': 'Das Feuer wächst: Drei Kegel kommen dorthin, wo es brennt und nicht eingedämmt ist.',
    'look-standing':
      'Hier stehen Häuser. Kommt Feuer herein, kostet jedes seinen Besitzer zwei Punkte, außer ein Löschtrupp dämmt es ein.',
    'look-grass': 'Eine Wiese brennt nie. Grundbesitzer und Löschtrupps dürfen auf ihr stehen.',
    'look-burning': 'Es brennt: Ab zwei Kegeln kann es sich von hier ausbreiten, und es kann hindurch.',
    'look-contained':
      'Eingedämmt: so viele Löschtrupps wie Kegel. Von hier breitet sich nichts aus, und wer hier steht, kann löschen.',
    'look-burnt-out': 'Hier kann nichts mehr verbrennen. Das Feuer kommt nur her, wo es keine Häuser findet.',
    'look-demolished': 'Abgerissen: Das Feuer kommt nie herein oder hindurch. Menschen dürfen.',
    'pudding-lane':
      'Hier begann es. Niemand betritt Pudding Lane, und gehen die Kegel aus, kommen fünf aus dem Vorrat.',
    'press-burn': 'Das kann brennen. Die Flamme zeigt, wo das Feuer hereinkommt, ihre Zahl ist der Rang.',
    'press-not-now': 'Jetzt nicht: Etwas von besserem Rang ist erreichbar, und der bessere Rang geht vor.',
    'press-walk':
      'Die Münze sagt, wie viele Aktionen es hierher kostet. Mit einem Ring: Ein Löschtrupp hält hier auf einem Kegel.',
    'press-grow': 'Hier darfst du Kegel legen, bis zwei mehr, als der Bezirk groß ist.',
    'verb-put-out': 'Lösche einen Kegel für eine Aktion. Du behältst ihn, und er ist einen Punkt wert.',
    'verb-demolish': 'Reiß diesen Bezirk mit einem Marker ab. Das kostet keine Aktion.',
    'verb-contain': 'Der Löschtrupp hält hier an und steht auf einem Kegel.',
    band: 'Ein Löschtrupp gehört niemandem: Jeder darf ihn bewegen. Auf einem Kegel steht er fest.',
    pawn: 'Dein Grundbesitzer. Gelöscht wird, wo du stehst, wenn das Feuer eingedämmt ist.',
    points: 'Siegpunkte bisher: 40, zwei weniger je verlorenes Haus, einer mehr je gelöschter Kegel.',
    track: 'Jeder Strich ist ein Haus. Verlorene sind hohl.',
    putOut: 'Gelöschte Kegel, je ein Punkt. Der Erste mit drei ist der Held von London.',
    tokens: 'Marker im Besitz. Welche, weiß nur, wem sie gehören.',
    cards: 'Feuerkarten auf der Hand. Nur wer sie hat, sieht sie.',
    hero: 'Der Held von London: zwei Punkte für den, der mehr Kegel gelöscht hat als alle anderen.',
    stock:
      'Kegel neben dem Plan. Sind sie aus, kommen sie aus Pudding Lane, dann von denen, die welche gelöscht haben.',
    grows: 'Nach so vielen gezogenen Karten liegt eine Stapelkarte offen, und das Feuer wächst.',
    objective:
      'Bringt nur dir seine Punkte, wenn am Ende ein Haus hier steht und das Feuer eingedämmt oder gelöscht ist.',
  },
};
