import type { rulebook as english } from '../en/rulebook';
import type { GermanMessages } from '../../message-types';

export { map } from './map';

export const rulebook: GermanMessages<typeof english> = {
  title: 'Regeln',
  contents: 'Inhalt',
  startTutorial: 'Einen geführten Zug spielen',
  print: 'Drucken',
  summary: {
    title: 'Das Spiel in zwei Minuten',
    aim: 'London, September 1666: In der Pudding Lane bricht ein Feuer aus, und dir gehören in der Stadt zwanzig Häuser einer Farbe. Alle können das Feuer als Waffe nutzen. Hast du am Ende die meisten Siegpunkte, gewinnst du.',
    spread:
      'In deinem Zug spielst du zuerst eine Feuerkarte, um das Feuer auszubreiten: Ein Kegel wandert, sein letzter Schritt geht in die Richtung der Karte, und der erreichte Bezirk brennt. Du bestimmst, wohin, also auch, wessen Häuser verloren gehen.',
    act: 'Dann hast du vier Aktionen, um deinen Grundbesitzer und die Löschtrupps zu bewegen, die niemandem gehören. Genug Löschtrupps dämmen ein Feuer ein. Stehst du in eingedämmtem Feuer, kannst du es löschen und behältst die Kegel.',
    draw: 'Zuletzt ziehst du eine Karte. Ab und zu kommt eine Stapelkarte zum Vorschein, und das Feuer wächst.',
    points:
      'Du beginnst mit 40 Punkten und verlierst zwei für jedes verlorene eigene Haus. Gelöschte Kegel, Ziele, die das Feuer überstehen, manche Marker und der Held von London bringen Punkte.',
  },
  section: {
    SET: 'Aufbau',
    FIRE: 'Ausbreiten: Das Feuer wandert',
    BURN: 'Was verbrennt',
    DBL: 'Eine zweite Bewegung',
    ACT: 'Aktionen',
    DEM: 'Abriss',
    DRAW: 'Eine Karte ziehen',
    INT: 'Anfachen: Das Feuer wächst',
    END: 'Ende und Punkte',
    OPT: 'Varianten',
    UNDO: 'Zurücknehmen',
    SEC: 'Was geheim ist',
  },
  figure: {
    spread:
      'Eine Karte {{card}} und ein Kegel aus {{source}}: Er läuft beliebig durch brennende Bezirke, sein letzter Schritt geht in die Richtung der Karte, hier nach {{target}}. Die Zahlen sind die Ränge: Häuser ohne Löschtrupp brennen zuerst.',
    cross:
      '{{source}} und {{target}} stoßen nur an einer Ecke zusammen. Kleine Kreuze zeigen solche Ecken auf dem Plan. Karten, die das Feuer hier hinüberbringen: {{cards}}.',
    reach:
      'So weit kommt der Löschtrupp in {{start}}: Die Zahlen sind Aktionen. In einem Ring mit Nieten, wie in {{stop}}, bleibt er stehen und hält einen Kegel.',
    contain:
      '{{contained}} hat so viele Löschtrupps wie Kegel, das Feuer ist also eingedämmt, und der Grundbesitzer dort kann es löschen. {{burning}} hat zu wenige, das Feuer breitet sich weiter aus.',
    demolition:
      '{{place}} kann abgerissen werden: Daneben brennt es, dort nicht, und ein freier Löschtrupp steht dort. {{gone}} ist abgerissen, keine Karte bringt das Feuer dorthin.',
  },
  search: {
    label: 'Regeln durchsuchen',
    results_one: '{{count}} Treffer',
    results_other: '{{count}} Treffer',
    nothing: 'Nichts gefunden für „{{query}}“.',
  },
  components: {
    title: 'In der Schachtel',
    column: { component: 'Material', count: 'Anzahl', details: 'Einzelheiten' },
    name: {
      houses: 'Häuser',
      pawns: 'Figuren',
      bands: 'Löschtrupps',
      cones: 'Kegel',
      fireCards: 'Feuerkarten',
      stackCards: 'Stapelkarten',
      tokens: 'Marker',
      objectives: 'Ziele',
      hero: 'Held von London',
      map: 'Plan',
    },
    eachColour: '{{number}} in jeder Farbe',
    bandsAtStart: '{{bands}} zu Beginn auf dem Plan bei {{players}} Spielern',
    inPuddingLane: '{{number}} in Pudding Lane',
    inStock: '{{number}} im Vorrat',
    inHand: '{{number}} auf jeder Hand',
    inEastWind: 'Mit Ostwind: {{cards}}',
    worth: '{{number}} zu {{vp}} Punkten',
    either: '{{first}} oder {{second}}',
    stacks: 'Feuerkarten auf jeder Stapelkarte, A zuunterst',
    leftOut: '{{number}} nicht im Spiel',
    ownMap:
      'Der Plan ist unser eigener: Wir haben ihn für diese Seite gezeichnet, und er ist nicht der gedruckte.',
    decoration: 'Die Themse und die London Bridge sind Zierde: Dort geschieht nichts.',
    ownCounts:
      'Kein veröffentlichter Text zählt die Karten jeder Richtung oder die Stapel für drei, fünf und sechs Spieler, daher stammen diese Zahlen von uns.',
  },
  rule: {
    'SET-1':
      'Es spielen drei bis sechs Personen. Es gibt 120 Häuser, 20 in jeder von sechs Farben, und alle stehen auf dem Plan, egal, wie viele mitspielen. Die übrigen Farben gehören niemandem.',
    'SET-2':
      'Pudding Lane beginnt mit 25 Kegeln. Die anderen sind der Vorrat: 40, oder 75 im Spiel mit 100 Kegeln.',
    'SET-3':
      'Jeder bekommt fünf Feuerkarten. Hast du fünf gleiche, darfst du sie zeigen, einmischen und fünf neue ziehen, und das, solange alle gleich sind. Du entscheidest, bevor etwas aufgestellt wird.',
    'SET-4':
      'Zwischen den Karten im Zugstapel liegen Stapelkarten, die das Feuer wachsen lassen. Die unterste, A, bringt die letzten Züge. Zu dritt bis zu fünft kommen einige Feuerkarten nicht ins Spiel, und niemand weiß, welche.',
    'SET-5':
      'Die Häuser werden zufällig verteilt, Gebiet für Gebiet, sodass in jedem der vier Gebiete fünf von jeder Farbe stehen. Ein Bezirk fasst so viele, wie er groß ist.',
    'SET-6':
      'Jeder bekommt eine Farbe: Ihre zwanzig Häuser gehören dir, und du bekommst eine Figur dieser Farbe, deinen Grundbesitzer.',
    'SET-7':
      'Zwanzig Marker liegen verdeckt, einer auf jedem Bezirk mit einer dunklen Münze. Niemand weiß, welcher welcher ist.',
    'SET-8':
      'Jeder bekommt drei geheime Ziele, eines von jeder Art: Bezirke, deren Überleben nur dir Punkte bringt.',
    'SET-9': 'Ein ausgeloster Spieler beginnt; gespielt wird im Uhrzeigersinn.',
    'SET-10':
      'Sechs Löschtrupps werden aufgestellt. Zu dritt stellt jeder zwei auf; zu viert stehen zwei schon auf dem Plan und jeder stellt einen dazu; zu fünft steht einer schon und jeder stellt einen dazu; zu sechst stellt jeder einen auf. Nie im grünen Gebiet.',
    'SET-11':
      'Dann stellt jeder seinen Grundbesitzer auf, ebenfalls überall außer im grünen Gebiet. Auch auf eine Wiese.',
    'FIRE-1':
      'Jeder Zug beginnt mit einer Feuerkarte. Du musst eine spielen und mit ihr einen Kegel bewegen.',
    'FIRE-2':
      'Der Kegel kommt aus einem brennenden Bezirk mit mindestens zwei: Der letzte bleibt. Nur Pudding Lane darf den letzten hergeben, solange im Vorrat noch ein Kegel ist: Er liefert bis zu fünf neue.',
    'FIRE-3':
      'Der Kegel läuft durch beliebig viele brennende Bezirke, in jeder Richtung, über Grenzen und über Ecken, an denen vier Bezirke zusammenstoßen. Stadtmauer und Fleet halten ihn nicht auf. Ein eingedämmter Bezirk lässt nichts hinaus und nichts hindurch.',
    'FIRE-4':
      'Der letzte Schritt verlässt das Feuer in der Richtung der Karte. Eine Ecke zählt für ihre beiden Richtungen: Eine Karte Nord geht auch nach Nordwesten und Nordosten.',
    'FIRE-5':
      'Getroffen wird ein Bezirk der Stadt, der nicht brennt oder dessen Feuer eingedämmt ist. Wiesen, abgerissene Bezirke und Pudding Lane fangen nie Feuer.',
    'FIRE-6':
      'Von allem, was der Kegel mit dieser Karte erreicht, musst du etwas vom besten Rang nehmen: (1) Häuser ohne Löschtrupp, (2) Häuser mit Löschtrupp, (3) keins von beiden, (4) nur ein Löschtrupp. Unter gleichen wählst du.',
    'FIRE-7':
      'Eine Karte ist spielbar, wenn sie überhaupt etwas treffen kann. Es kann sein, dass du eigene Häuser verbrennen musst.',
    'FIRE-8':
      'Kannst du keine Karte spielen, zeig deine Hand, wirf eine Karte ab und setze drei Kegel, wie wenn das Feuer wächst. Dann folgen deine Aktionen wie immer.',
    'FIRE-9': 'Gespielte Karten werden offen abgeworfen.',
    'BURN-1':
      'Stehen nun mindestens so viele Löschtrupps wie Kegel dort, ist das Feuer eingedämmt: Ein freier Löschtrupp tritt auf den Kegel, nichts verbrennt, und der Marker bleibt liegen.',
    'BURN-2': 'Sonst verbrennt dort jedes Haus. Jedes kostet seinen Besitzer zwei Siegpunkte.',
    'BURN-3': 'Dann kommen Kegel dazu, bis es so viele sind, wie der Bezirk groß ist.',
    'BURN-4':
      'Sind Häuser verbrannt und liegt ein Marker dort, nimmst du ihn, ob du willst oder nicht: Sieh ihn an und halte ihn geheim.',
    'BURN-5':
      'Kegel kommen aus dem Vorrat; ist er leer, aus Pudding Lane; ist auch sie leer, gibt jeder, der Kegel gelöscht hat, einen zurück und verliert dessen Punkt. Reicht es dann noch nicht, setzt du weniger.',
    'DBL-1':
      'Ein Marker „Doppelbewegung“ lässt dich mit derselben Karte einen zweiten Kegel bewegen. Du darfst einen Marker je Zug einsetzen, auch einen eben erst genommenen.',
    'DBL-2':
      'Die zweite Bewegung kommt vor allen Aktionen und folgt wieder allen Regeln. Der Marker ist dann aus dem Spiel.',
    'ACT-1': 'Du hast vier Aktionen. Ungenutzte verfallen. Du bestimmst, wann du fertig bist.',
    'ACT-2':
      'Dein Grundbesitzer geht in einen Bezirk daneben, eine Aktion je Schritt, über Grenzen, Ecken, Stadtmauer und Fleet, auch durch Feuer und Trümmer. Nur Pudding Lane ist gesperrt.',
    'ACT-3':
      'Jeder freie Löschtrupp geht ebenso, wer immer ihn aufgestellt hat. Ein Löschtrupp auf einem Kegel kann nicht weg; sind es mehr Löschtrupps als Kegel, sind die übrigen frei.',
    'ACT-4':
      'Ein Löschtrupp, der einen Bezirk mit einem Kegel betritt, auf dem noch keiner steht, hält dort an und stellt sich auf diesen Kegel.',
    'ACT-5':
      'Wo das Feuer eingedämmt ist und dein Grundbesitzer steht, löscht eine Aktion einen Kegel. Der Kegel gehört dir, und sein Löschtrupp ist wieder frei.',
    'ACT-6':
      'Der erste Spieler mit drei gelöschten Kegeln wird Held von London. Die Karte geht an jeden, der mehr hat als ihr Inhaber. Zurückgegebene Kegel ändern daran nichts.',
    'DEM-1':
      'Ein Marker „Abriss“ zerstört einen Bezirk mit Absicht. Das kostet keine Aktion, aber ein freier Löschtrupp muss dort stehen. Dein Grundbesitzer muss nicht dort sein.',
    'DEM-2':
      'Der Bezirk muss neben einem Feuer liegen, eingedämmt oder nicht, darf selbst nicht brennen und muss zur Stadt gehören.',
    'DEM-3': 'Bezirke der Größe drei und mehr lassen sich erst abreißen, wenn ihre Häuser verbrannt sind.',
    'DEM-4':
      'Seine Häuser sind verloren und kosten ihre Besitzer je zwei Punkte. Ein Marker dort wird ungesehen zerstört. Feuer kann den Bezirk nie mehr betreten oder durchqueren, Menschen schon.',
    'DRAW-1':
      'Am Ende deines Zuges ziehst du eine Karte. Kommt dadurch eine Stapelkarte zum Vorschein, wächst das Feuer. Dann ist dein Zug vorbei.',
    'INT-1':
      'Du setzt drei Kegel in brennende Bezirke, alle in einen oder in mehrere, nie nach Pudding Lane und nie dorthin, wo das Feuer eingedämmt ist.',
    'INT-2': 'Kein Bezirk darf dadurch mehr Kegel bekommen als seine Größe plus zwei.',
    'INT-3': 'Setze so viele der drei, wie du kannst. Die übrigen bleiben, wo sie waren.',
    'INT-4':
      'Die Kegel kommen wie beim Brand eines Bezirks: aus dem Vorrat, aus Pudding Lane, dann von Spielern, die welche gelöscht haben.',
    'END-1':
      'Ist Stapelkarte A zum Vorschein gekommen und sind ihre Kegel gesetzt, hat jeder noch einen Zug, ohne eine Karte zu ziehen. Dann ist das Feuer gelöscht.',
    'END-2':
      'Du hast 40 Punkte, minus zwei für jedes verlorene eigene Haus. Dazu kommen die Punkte deiner Ziele, die das Feuer überstanden haben, einer für jeden Kegel, den du noch hast, einer für jeden Siegpunkt-Marker und zwei für die Karte „Held von London“.',
    'END-3':
      'Ein Bezirk hat das Feuer überstanden, wenn noch ein Haus darin steht und jeder Kegel dort eingedämmt ist.',
    'END-4':
      'Bei Gleichstand entscheiden die Kegel im Besitz, dann die eigenen Häuser, die noch stehen, dann die Punkte aus Zielen. Immer noch gleich: Ihr teilt den Sieg.',
    'END-5':
      'Am Ende wird alles aufgedeckt: Farben, Ziele, Marker, Hände und die Karten, die nicht im Spiel waren.',
    'OPT-A':
      'Geheime Farben: Niemand weiß, welche Farbe dir gehört, und deine Figur passt vielleicht nicht zu deinen Häusern. Bis zum Ende sieht man nur, was jede Farbe verloren hat, und keine Punkte.',
    'OPT-B': 'Mehr Zerstörung: Nach der letzten Stapelkarte hat jeder zwei Züge statt einem.',
    'OPT-C':
      'Ostwind, unsere eigene Regel: Von den 60 Feuerkarten zeigen 22 nach Westen, 12 nach Osten und je 13 nach Norden und Süden.',
    'UNDO-1':
      'Bevor du deine Aktionen beendest, darfst du sie zurücknehmen, die letzte zuerst, bis zu 30-mal.',
    'UNDO-2':
      'Auch das Ausbreiten lässt sich zurücknehmen, außer es brachte dir einen Marker oder seither wurde Geheimes aufgedeckt. Das Ziehen einer Karte und das Wachsen des Feuers nicht.',
    'UNDO-3':
      'Weiter zurück geht es nur mit einer Zurücknahme, der alle Spieler zustimmen. Was aufgedeckt wurde, bleibt bekannt.',
    'UNDO-4': 'Der Verlauf zeigt alles, was zurückgenommen wurde.',
    'SEC-1': 'Deine Feuerkarten: Du siehst sie, die anderen sehen, wie viele.',
    'SEC-2': 'Deine Ziele: Nur du siehst sie.',
    'SEC-3': 'Deine Marker: Du siehst, welche, die anderen sehen, wie viele.',
    'SEC-4': 'Deine Farbe, bei geheimen Farben, und alles, was sie verraten würde: nur du.',
    'SEC-5': 'Marker auf dem Plan, die Folge im Zugstapel und die Karten, die nicht im Spiel sind: niemand.',
    'SEC-6': 'Die Zufallszahlen der Verteilung: bis zum Ende niemand.',
    'SEC-7': 'Karten, die gespielt oder gezeigt wurden: alle.',
    'SEC-8':
      'Verluste je Farbe, gelöschte Kegel, Löschtrupps, Figuren und wie lange es dauert, bis das Feuer wächst: alle.',
  },
};
