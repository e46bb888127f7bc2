import type { fairness as english } from '../en/fairness';
import type { GermanMessages } from '../../message-types';

export const fairness: GermanMessages<typeof english> = {
  title: 'Wurde fair gegeben?',
  explainTitle: 'So wird gegeben',
  yes: 'Ja: Niemand konnte sich diese Karten aussuchen.',
  yesSeedOnly: 'Sie passt zum Startwert des Servers.',
  no: 'Nein: Etwas passt nicht.',
  did: 'Dein Browser hat zur Probe alles in {{ms}} ms neu gemischt.',
  noHint:
    'Die markierten Zeilen passen nicht zu Startwert und Zufallsteilen oder nicht zu dem, was dein Browser vor der Partie sah.',
  seedOnly:
    'Kein Platz gab einen Zufallsteil dazu: Allein der Startwert des Servers entschied. Er stand vor dem ersten Zug fest, aber der Server konnte ihn aussuchen.',
  before: 'Was vor dem ersten Zug feststand',
  seed: 'Der Startwert des Servers hat den Fingerabdruck {{mark}}, wie die Aufzeichnung sagt.',
  seedNot: 'Der Startwert des Servers hat nicht den Fingerabdruck, den die Aufzeichnung nennt.',
  pinnedSeed: 'Das ist der Fingerabdruck, den dein Browser gespeichert hat, als du Platz nahmst.',
  pinnedSeedNot:
    'Das ist nicht der Fingerabdruck, den dein Browser gespeichert hat, als du Platz nahmst: {{mark}}.',
  pinnedParts: 'Alle Zufallsteile sind die, die dein Browser gespeichert hat, bevor einer aufgedeckt wurde.',
  pinnedPartsNot:
    'Die Zufallsteile sind andere als die, die dein Browser gespeichert hat, bevor einer aufgedeckt wurde.',
  mine: 'Der Zufallsteil deines Browsers ist darunter.',
  mineNot: 'Der Zufallsteil deines Browsers ist nicht darunter.',
  notPinned:
    'Dieser Browser hat von diesem Tisch vor dem ersten Zug nichts gespeichert und kann nicht prüfen, was damals gezeigt wurde. Die Browser der Spieler können es.',
  parts: 'Wer einen Zufallsteil dazugab',
  part: 'gab einen Zufallsteil dazu, der zu seinem Fingerabdruck {{mark}} passt',
  partNot: 'gab einen Zufallsteil dazu, der nicht zu seinem Fingerabdruck {{mark}} passt',
  noPart: 'gab nichts dazu',
  shuffles: 'Was der Zufall entschied',
  shuffle: {
    houses: 'Häuser im Gebiet {{region}}',
    colours: 'Farben der Spieler',
    pawns: 'Figuren',
    tokens: 'Marker auf den Bezirken',
    objectives: 'Ziele, Satz {{deck}}',
    fireCards: 'Feuerkarten: Hände und Zugstapel',
    startSeat: 'Startspieler',
    redeal: 'Neu gegeben, Nummer {{number}}',
  },
  region: { orange: 'Orange', green: 'Grün', blue: 'Blau', purple: 'Violett' },
  fits: 'passt',
  fitsNot: 'passt nicht',
  follows: 'Erwartet: {{what}}',
  told: 'In der Aufzeichnung: {{what}}',
  nothing: 'nichts',
  notOver:
    'Das lässt sich prüfen, sobald die Partie vorbei ist. Bis dahin sind Startwert und Zufallsteile geheim.',
  none: 'Hier ist keine beendete Partie.',
  toTable: 'Zum Tisch',
  file: 'Eine Aufzeichnung aus einer Datei prüfen',
  fileWrong: 'Diese Datei ist keine Aufzeichnung einer Partie: {{field}} {{why}}.',
  how: 'So funktioniert es',
  steps: {
    seed: 'Bevor jemand Platz nimmt, wählt der Server einen geheimen Startwert und veröffentlicht dessen Fingerabdruck. Von da an kann er ihn nicht mehr ändern.',
    contribution:
      'Dein Browser wählt einen eigenen Zufallsteil und veröffentlicht nur dessen Fingerabdruck. Beide Fingerabdrücke speichert er.',
    lock: 'Mit dem Start stehen die Fingerabdrücke aller Plätze fest. Dein Browser vergleicht sie mit den gespeicherten.',
    reveal:
      'Erst dann deckt jeder Browser seinen Zufallsteil auf. Startwert und alle Teile zusammen ergeben die Verteilung: Allein konnte sie niemand bestimmen.',
    verify: 'Danach deckt die Aufzeichnung alles auf, und jeder kann neu mischen und nachprüfen.',
  },
  not: 'Was sich so nicht ausschließen lässt',
  limits: {
    leak: 'ein Server, der die Karten während der Partie kennt und sie jemandem verrät;',
    closedTable: 'ein Tisch, der vor dem Beginn geschlossen wird, was alle sehen, die dort sitzen;',
    bots: 'Bots und Programme, die keinen Zufallsteil dazugeben;',
    changedPage:
      'ein Server, der dir eine andere Seite schickt. Zur Sicherheit prüfe die Aufzeichnung mit dem veröffentlichten Skript.',
  },
  script: 'Das veröffentlichte Skript, für Node',
};
