import type { DiaryPhrases } from '../phrases';

export const de: DiaryPhrases = {
  language: 'de',
  numerals: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  days: [
    'Sonntag, den 2. September 1666',
    'Montag, den 3. September 1666',
    'Dienstag, den 4. September 1666',
    'Mittwoch, den 5. September 1666',
    'Donnerstag, den 6. September 1666',
  ],
  openings: [
    'Noch vor Tag weckten mich Glocken, die zu keinem Gottesdienst riefen, und über der Brücke stand der Himmel rot.',
    'In Eile angekleidet und hinab zum Fluss, wo die halbe Stadt gaffte und die andere Hälfte Betten schleppte.',
    'Kaum geschlafen. Der Rauch hing so dick in der Gasse, dass mein Nachbar um zehn Uhr morgens eine Laterne ansteckte.',
    'Ein schwerer Tag, und ich schreibe ihn auf, solange ich meine Feder noch höre.',
    'Die Magd meldete, das Feuer sei ärger geworden; ich sagte, das könne nicht sein, und hatte unrecht.',
    'Nahm an der Treppe ein Boot, um das Feuer mit eigenen Augen zu sehen, und wünschte bald, ich hätte es gelassen.',
  ],
  winds: {
    N: [
      'Die Flammen zogen zumeist nach Norden, vom Wasser herauf bis ins Herz der Stadt.',
      'Den ganzen Tag stieg das Feuer nordwärts, als wollte es zu den Toren hinaus.',
    ],
    E: [
      'Die Flammen zogen zumeist nach Osten, und wer beim Tower wohnt, sah nach seiner Tür.',
      'Gegen alle Gewohnheit fraß sich das Feuer ostwärts, Straße um Straße.',
    ],
    S: [
      'Die Flammen wandten sich zumeist nach Süden, zum Fluss, wo die Kähne zu dicht lagen.',
      'Den ganzen Tag neigte sich das Feuer nach Süden, und die Themse glänzte wie ein Kupferkessel.',
    ],
    W: [
      'Der Wind stand im Osten und trieb das Feuer wie eine Herde nach Westen.',
      'Die Flammen zogen zumeist nach Westen, und im Temple begannen die Advokaten zu packen.',
    ],
  },
  told: {
    'hand-kept': [
      'Mit den Winden, die Fortuna austeilte, haderte keiner.',
      'Ein jeder nahm die Winde, wie sie kamen, und schwieg dazu.',
    ],
    'hand-shown': [
      '{name} legte alles offen auf den Tisch, denn zu verbergen gab es nichts mehr.',
      '{name} musste die Karten aufdecken, was die Gesellschaft sehr erheiterte.',
    ],
    'hand-redealt': [
      '{name} bekam fünfmal denselben Wind und danach, wie es recht ist, andere.',
      'Fünfmal derselbe Wind für {name}, dergleichen sah ich nie; so wurde neu gegeben.',
    ],
    'band-placed': [
      '{name} stellte in {district} einen Trupp der Wache auf, mit Eimern und Haken.',
      'In {district} traf ich die Leute, die {name} dort postiert hatte, und sie waren guten Mutes.',
    ],
    'pawn-placed': [
      '{name} war früh auf den Beinen; man erzählte mir davon in {district}.',
      'In {district} fand ich {name} mit aufgekrempelten Ärmeln, ehe jemand etwas befohlen hatte.',
    ],
    'turn-began': [
      'Ich zählte {count:einen Alarm|# Alarme}, bis es vorüber war, dann gab ich es auf.',
      'Von Anfang bis Ende {count:kam ein Augenblick|kamen # Augenblicke}, da alles an einem Entschluss hing.',
    ],
    'fire-spread': [
      'Den Anfang machte {name}: Das Feuer lief geradewegs auf {district} zu.',
      'Zuerst traf es {district}, und wer davon spricht, nennt {name}.',
      'In {district} fing es an, und {name} steckte dahinter, was beim Abendbrot geleugnet wurde.',
    ],
    'fire-contained': [
      'In {district} hielt die Wache das Feuer {count:einmal|#-mal} auf, und ich trank auf ihr Wohl.',
      'Viel Lob den Leuten von {district}: {count:Einmal|#-mal} standen sie fest, als es darauf ankam.',
    ],
    'containment-broken': [
      'In {district} brach die Linie, und die Männer liefen mit noch vollen Eimern davon.',
      'Man hielt {district} für sicher; das war ein Irrtum, und das Feuer ging hindurch wie durch Stroh.',
    ],
    'houses-burned': [
      '{name} brachte das Feuer nach {district}, und {count:ein Haus war|# Häuser waren} binnen einer Stunde dahin.',
      'Ich sah {district} brennen, {count:ein Haus|# Häuser} auf einmal, und {name} sah nicht weg.',
      'Von {district} nichts Gutes zu berichten: {count:ein Haus|# Häuser} in Asche, und zu danken ist es {name}.',
      'Im Kaffeehaus heißt es, {name} habe {district} {count:ein Haus|# Häuser} gekostet, und keiner widerspricht.',
      'In {district} {count:ging ein Haus|gingen # Häuser} in Flammen auf, und das war das Werk von {name}.',
    ],
    'cones-added': [
      'Der Brand in {district} nährte sich so gut, dass {count:ein neuer daraus wurde|# neue daraus wurden}.',
      'Wo {district} stand, {count:war bald ein Feuer|waren bald # Feuer} mehr zu bekämpfen.',
    ],
    'cones-returned': [
      'Was {names} mit so viel Mühe gelöscht, das brannte anderswo von Neuem.',
      'Leid tat es mir um {names}: Die alten Feuer waren alle noch einmal zu löschen.',
    ],
    'pudding-lane-refilled': [
      'In der Pudding Lane, die niemand betreten kann, flammte es {count:noch einmal|noch #-mal} auf.',
      'Den alten Herd in der Pudding Lane hielt man für tot, und er erwachte {count:wieder|#-mal}.',
    ],
    'token-taken': [
      '{name} kam mit etwas unter dem Mantel aus {district} und wollte es nicht zeigen.',
      'Aus der Asche von {district} hob {name} etwas Nützliches auf.',
    ],
    'token-spent': [
      '{name} hatte sich für solch eine Stunde etwas aufgehoben und gebrauchte es ohne Scham.',
      'Da zeigte sich, was {name} aufgespart hatte, und manches Gesicht wurde lang.',
    ],
    'card-discarded': [
      '{name} hatte keinen Wind, der taugte, und musste dem Feuer seinen Willen lassen.',
      'Einmal war rein gar nichts da, was {name} hätte nützen können, und das Feuer lachte.',
    ],
    'pawn-moved': [
      '{name} muss ein Paar Schuhe durchgelaufen haben; denselben Hut traf ich in {count:einer Gasse|# Gassen}.',
      'So viel wie {name} war keiner unterwegs: {count:eine Gasse|# Gassen}, nach meiner Rechnung.',
    ],
    'band-moved': [
      'Spät am Tag schickte {name} die Wache hinüber nach {district}.',
      '{name} rief die Männer nach {district}, und sie kamen im Laufschritt und verschütteten die Hälfte.',
    ],
    'cone-put-out': [
      '{name} löschte mit eigener Hand {count:ein Feuer|# Feuer} und roch den ganzen Abend danach.',
      '{name} gebührt das Verdienst um {count:ein gelöschtes Feuer|# gelöschte Feuer}; ich sah die Blasen.',
      'Hätten es mehr so gehalten wie {name}, mit {count:einem gelöschten Feuer|# gelöschten Feuern}, schriebe ich dies in meiner eigenen Stube.',
    ],
    'hero-passed': [
      'Auf der Gasse heißt {name} nur noch „Held von London“, und ich hörte schon schlechtere Meinungen.',
      'Bei Einbruch der Nacht war ein Name in aller Munde, und der war {name}.',
      'Man ließ {name} hochleben, wie ich es seit der Heimkehr des Königs nicht gehört habe.',
    ],
    'district-demolished': [
      'In {district} ließ {name} die Häuser sprengen, damit das Feuer nichts fände, und mir zitterten die Fenster.',
      'Ein Donner von {district} her: Das war {name} und riss nieder, was nicht zu retten war.',
    ],
    'actions-ended': [
      '{name} setzte sich, obwohl noch Arbeit war, und alle haben es gesehen.',
      'Man sagt mir, {name} habe eine Weile müßig gestanden, wo doch Feuer genug für alle war.',
    ],
    'card-drawn': [
      'Der Wetterhahn drehte sich {count:einmal|#-mal}, soviel ich sah, und nie zu unserem Besten.',
      '{count:Einmal|#-mal} hielt man Ausschau nach neuem Wind, und wenige bekamen den gewünschten.',
    ],
    'stack-card-uncovered': [
      '{count:Einmal|#-mal} wuchs es ganz von selbst, an mehreren Orten zugleich, und manche sprachen von Strafe.',
      '{count:Einmal|#-mal} schwoll das Feuer an, was keiner gewollt hatte und alle bezahlten.',
    ],
    'fire-intensified': [
      'Gegen Ende standen neue Feuer in {districts}, und ich hörte auf zu zählen.',
      'Den letzten großen Stoß spürte man in {districts}.',
    ],
    'last-turns-began': [
      'Als es hieß, {count:noch ein Zug, und|noch # Züge, und} es sei zu Ende, wurden alle sehr höflich und sehr gefährlich.',
      'Kurz vor dem Schluss, {count:ein Zug war|# Züge waren} noch zu tun, sprach keiner mehr ein Wort.',
    ],
    'taken-back': [
      '{name} fing etwas an, besann sich und machte es vor unseren Augen ungeschehen.',
      'Ich vermerke, dass {name} {count:einmal|#-mal} den Kurs wechselte; bei anderen würde ich es Weisheit nennen.',
    ],
  },
  asides: [
    'In die Suppe fiel Asche.',
    'Ein Fährmann verlangte das Dreifache und bekam es.',
    'In meiner Dachrinne sangen um Mitternacht die Spatzen und hielten es für Tag.',
    'Die Karren standen Rad an Rad, und für Gold war keiner zu haben.',
    'Mein Nachbar trug zuerst seine Standuhr hinaus und dann seine Mutter.',
    'Ich aß kalte Pastete im Stehen, und es war die beste meines Lebens.',
    'Ein Kind fragte, ob die Sonne heruntergefallen sei, und niemand lachte.',
    'An der Ecke verkauften sie Wasser, becherweise.',
  ],
  toll: [
    'Man hat {count:ein verlorenes Haus|# verlorene Häuser} gezählt, und die Steine sind noch zu heiß zum Anfassen.',
    '{count:Ein Haus, das letzte Woche noch stand, ist|# Häuser, die letzte Woche noch standen, sind} dahin.',
    'Ich ging über Grund, wo {count:ein Haus stand|# Häuser standen}, und erkannte die Straße nicht.',
  ],
  spared: [
    'Kein einziges Haus ist verloren, und wer nicht dabei war, wird es nicht glauben.',
    'Noch steht jedes Haus, und ich kann es nur ein Wunder nennen.',
  ],
  endings: {
    clear: [
      'In der Abrechnung stand {name} mit {points:# Punkt|# Punkten} weit über allen.',
      'Der Tag gehört {name}, mit {points:# Punkt|# Punkten}, und niemand bestritt es.',
      'Als alles gezählt war, hatte {name} {points:# Punkt|# Punkte}, und die anderen suchten ihre Hüte.',
    ],
    close: [
      'Gewonnen hat {name} mit {points:# Punkt|# Punkten}, doch so knapp, dass wir zweimal zählten.',
      'Um ein Haar wäre es anders gekommen; so aber hat es {name}, mit {points:# Punkt|# Punkten}.',
    ],
    cones: [
      'Bei {points:# Punkt|# Punkten} stand es gleich, und die gelöschten Feuer sprachen für {name}.',
      'Nicht nur einer kam auf {points:# Punkt|# Punkte}, doch {name} hatte am meisten gelöscht und gewann.',
    ],
    houses: [
      'Bei {points:# Punkt|# Punkten} stand es gleich, auch bei den gelöschten Feuern; {name} gewann durch die Häuser, die noch stehen.',
      'Die Dächer entschieden: Bei {points:# Punkt|# Punkten} standen für {name} die meisten noch.',
    ],
    objectives: [
      'Gleich bei {points:# Punkt|# Punkten}, gleich in allem bis auf eines: Was {name} zu schützen geschworen hatte, blieb bewahrt.',
      'Zuletzt entschieden die geheimen Aufträge, und die von {name} waren besser erfüllt, bei {points:# Punkt|# Punkten}.',
    ],
    shared: [
      'Einen einzelnen Sieger gab es nicht: {names} teilten sich den Tag, mit je {points:# Punkt|# Punkten}, und gaben sich die Hand.',
      '{names} kamen ganz gleich heraus, mit je {points:# Punkt|# Punkten}, und teilten die Ehre wie eine Pastete.',
    ],
  },
  last: [
    '{name} hat {points:# Punkt|# Punkte} und sagt, der Wind sei schuld.',
    'Für {name}, mit {points:# Punkt|# Punkten}, blieb nur ein Schlag auf die Schulter.',
    'Mit {points:# Punkt|# Punkten} kam {name} am schlechtesten davon und zahlte den Wein.',
  ],
  closings: [
    'Meine Kerze ist auf Daumenlänge heruntergebrannt, so höre ich auf.',
    'Morgen suchen wir meine Bücher; heute will ich nur Wasser fürs Gesicht.',
    'Nun ist es still, und das ist das Seltsamste von allem.',
    'Gott behüte, was von uns übrig ist, und schicke Regen.',
    'Ich schließe das Fenster, obwohl kein Glas mehr darin ist.',
    'Und nun zur Ruhe, wenn der Geruch es zulässt.',
  ],
};
