import type { fairness as english } from '../en/fairness';
import type { GermanMessages } from '../../message-types';

export const fairness: GermanMessages<typeof english> = {
  title: 'Wurde fair gegeben?',
  explanationTitle: 'So wird gegeben',
  verdictFair: 'Ja: Weder ein Spieler noch der Server allein konnte sich diese Karten aussuchen.',
  verdictSeedOnly: 'Die Verteilung passt zum Startwert des Servers.',
  verdictMismatch: 'Nein: Etwas passt nicht.',
  redealDuration: 'Dein Browser hat zur Probe alles in {{ms}} ms neu gemischt.',
  mismatchHint:
    'Die markierten Zeilen passen nicht zu Startwert und Zufallsteilen oder nicht zu dem, was dein Browser vor der Partie sah.',
  seedOnlyHint:
    'Kein Platz gab einen Zufallsteil dazu: Allein der Startwert des Servers entschied. Er stand vor dem ersten Zug fest, aber der Server konnte ihn aussuchen.',
  commitmentsTitle: 'Was vor dem ersten Zug feststand',
  seedMatches: 'Der Startwert des Servers hat den Fingerabdruck {{mark}}, wie die Aufzeichnung sagt.',
  seedMismatch: 'Der Startwert des Servers hat nicht den Fingerabdruck, den die Aufzeichnung nennt.',
  storedSeedMatches:
    'Das ist der Fingerabdruck, den dein Browser gespeichert hat, bevor er seinen Zufallsteil sandte.',
  storedSeedMismatch:
    'Das ist nicht der Fingerabdruck, den dein Browser gespeichert hat, bevor er seinen Zufallsteil sandte: {{mark}}.',
  ownContributionIncluded: 'Der Zufallsteil deines Browsers ({{mark}}) ist darunter.',
  ownContributionMissing:
    'Der Zufallsteil deines Browsers ({{mark}}) ist nicht darunter. Warst du später in einem anderen Browser bereit, prüfe es dort.',
  nothingStored:
    'Dieser Browser hat von diesem Tisch vor dem ersten Zug nichts gespeichert und kann nicht prüfen, was damals gezeigt wurde. Die Browser der Spieler können es.',
  contributorsTitle: 'Wer einen Zufallsteil dazugab',
  contributionAdded: 'gab einen Zufallsteil dazu ({{mark}})',
  contributionInvalid: 'hat einen Zufallsteil, der nicht von diesem Platz sein kann ({{mark}})',
  noContribution: 'gab nichts dazu',
  shufflesTitle: 'Was der Zufall entschied',
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
  match: 'passt',
  mismatch: 'passt nicht',
  expectedResult: 'Erwartet: {{what}}',
  recordedResult: 'In der Aufzeichnung: {{what}}',
  emptyResult: 'nichts',
  gameNotOver:
    'Das lässt sich prüfen, sobald die Partie vorbei ist. Bis dahin sind Startwert und Zufallsteile geheim.',
  noFinishedGame: 'Hier ist keine beendete Partie.',
  backToTable: 'Zum Tisch',
  checkFile: 'Eine Aufzeichnung aus einer Datei prüfen',
  invalidFile: 'Diese Datei ist keine Aufzeichnung einer Partie: {{field}} {{why}}.',
  howItWorks: 'So funktioniert es',
  steps: {
    seed: 'Wenn der Tisch entsteht, wählt der Server einen geheimen Startwert und veröffentlicht dessen Fingerabdruck. Von da an kann er ihn nicht mehr ändern.',
    contribution:
      'Sobald du bereit bist, wählt dein Browser einen Zufallsteil, speichert ihn mit dem Fingerabdruck und sendet ihn. Beim Gastgeber geschieht das mit dem Start.',
    deal: 'Startwert und alle Teile zusammen ergeben die Verteilung. Der Server legte den Startwert fest, bevor er die Teile sah, und kein Spieler kennt ihn: Allein konnte sie niemand bestimmen.',
    verify: 'Danach deckt die Aufzeichnung alles auf, und jeder kann neu mischen und nachprüfen.',
  },
  limitsTitle: 'Was sich so nicht ausschließen lässt',
  limits: {
    collusion: 'ein Server und ein Spieler, die zusammenarbeiten: Sie könnten die Verteilung bestimmen;',
    leak: 'ein Server, der die Karten während der Partie kennt und sie jemandem verrät;',
    closedTable: 'ein Tisch, der vor dem Beginn geschlossen wird, was alle sehen, die dort sitzen;',
    bots: 'Bots und Programme, die keinen Zufallsteil dazugeben;',
    changedPage:
      'ein Server, der dir eine andere Seite schickt. Zur Sicherheit prüfe die Aufzeichnung mit dem veröffentlichten Skript.',
  },
  verificationScript: 'Das veröffentlichte Skript, für Node',
};
