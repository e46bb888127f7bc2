import type { practice as english } from '../en/practice';
import type { GermanMessages } from '../../message-types';

export const practice: GermanMessages<typeof english> = {
  title: 'Üben',
  tagline: 'Gegen Bots oder mit Freunden an diesem Gerät.\nAuch offline.',
  defaultTableName: 'Übung',
  seatPlayerLabel: 'Spieler auf Platz {{number}}',
  seatNameLabel: 'Name auf Platz {{number}}',
  defaultPlayerName: 'Spieler {{number}}',
  humanPlayer: 'Ein Mensch',
  botStrengthHint: {
    apprentice: 'Leicht: übersieht vieles',
    merchant: 'Normal: schützt seine Häuser',
    alderman: 'Schwer: denkt voraus',
  },
  dealCards: 'Karten austeilen',
  error: {
    noPerson: 'Mindestens ein Spieler muss ein Mensch sein.',
    notSaved:
      'Dieser Browser kann auf dem Gerät nichts speichern, darum kann keine Partie beginnen. Vielleicht ist es ein privates Fenster.',
  },
  savedGamesTitle: 'Auf diesem Gerät gespeichert',
  noSavedGames: 'Noch keine gespeicherten Partien.',
  noSavedGamesHint: 'Partien, die du hier beginnst, werden nur auf diesem Gerät gespeichert.',
  finished: 'Beendet',
  replay: 'Replay',
  continue: 'Weiter',
  view: 'Ansehen',
  deleteGame: 'Die Partie von {{names}} löschen',
  passDeviceTitle: '{{name}}, du bist am Zug',
  passDeviceHint: 'Nimm das Gerät. Nur du solltest deine Hand sehen.',
  passDeviceConfirm: 'Ich bin {{name}}',
  hint: {
    title: 'Tipp',
    close: 'Tipp schließen',
    none: 'Mehr lohnt sich nicht: Beende deine Aktionen.',
    best: 'Am besten: {{step}}.',
    reason: {
      'own-loss': 'Anderswo würde {{district}} abbrennen, wo du viel zu verlieren hast.',
      'missed-burn': 'Das Feuer trifft {{district}}, wo die anderen mehr zu verlieren haben.',
      cones_one: '{{count}} Kegel in Reichweite lässt sich löschen.',
      cones_other: '{{count}} Kegel in Reichweite lassen sich löschen.',
      gift_one: '{{count}} eingedämmter Kegel bleibt nicht dem nächsten Spieler.',
      gift_other: '{{count}} eingedämmte Kegel bleiben nicht dem nächsten Spieler.',
      exposed: '{{district}}, wo du viel zu verlieren hast, ist in Gefahr.',
      spared: '{{district}}, wo die anderen mehr zu verlieren haben, gerät in Gefahr.',
      position: 'Danach ist mehr Feuer in Reichweite.',
    },
  },
  branch: {
    title: 'Was wäre, wenn?',
    hint: 'Beginnt ab dieser Stellung eine neue Übungspartie. Das Original bleibt unverändert.',
    seatLabel: 'Du spielst als',
    botStrengthLabel: 'Die anderen spielen Bots',
    cancel: 'Jetzt nicht',
    confirm: 'Ab hier spielen',
  },
};
