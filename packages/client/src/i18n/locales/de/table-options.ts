import type { tableOptions as english } from '../en/table-options';
import type { GermanMessages } from '../../message-types';

export const tableOptions: GermanMessages<typeof english> = {
  spectators: 'Zuschauer',
  spectatorAccess: { open: 'Alle', link: 'Mit Link', none: 'Niemand' },
  spectatorAccessHint: {
    open: 'Alle dürfen zuschauen. Die Lobby zeigt öffentliche Partien, gegen Bots nur die neuesten.',
    link: 'Mit dem Link dürfen alle zuschauen. Nicht gelistet.',
    none: 'Nur für die Spieler, auch nach der Partie.',
  },
  openingHandLabel: 'Wenn meine fünf Karten gleich sind',
  openingHandHint: 'Vor dem neuen Geben sehen alle deine Karten.',
  openingHandAnswer: {
    redeal: 'Neu geben',
    'keep-hand': 'Behalten',
  },
  botCountLabel: 'Bots am Tisch',
  botStrength: 'Spielstärke',
  startsImmediatelyHint: 'Jeder andere Platz hat einen Bot: Die Partie beginnt sofort.',
  tableLanguage: 'Sprache des Tisches',
  timeControl: {
    label: 'Bedenkzeit',
    durationLabel: 'Zeit',
    timeoutActionLabel: 'Wenn die Zeit abgelaufen ist',
    kind: { none: 'Ohne Uhr', 'per-turn': 'Je Zug', fischer: 'Je Partie', correspondence: 'Tage' },
    noClockHint:
      'Lass dir so viel Zeit, wie du brauchst. Hält jemand die Partie auf, können die anderen abstimmen.',
    perTurnHint: 'Jeder Spieler hat {{time}} je Zug.',
    fischerHint: 'Jeder Spieler hat {{time}} für die ganze Partie und {{more}} mehr nach jedem Zug.',
    weekendsOff: 'Wochenenden frei',
    weekendsOffHint: 'Samstags und sonntags (UTC) steht die Uhr still.',
    daysPerTurnHint_one: 'Jeder Spieler hat einen Tag je Zug.',
    daysPerTurnHint_other: 'Jeder Spieler hat {{count}} Tage je Zug.',
  },
  hiddenColours: 'Geheime Farben',
  hiddenColoursHint: 'Niemand weiß, welche Farbe dir gehört',
  moreDestruction: 'Mehr Zerstörung',
  moreDestructionHint: 'Zwei letzte Züge für jeden statt einem',
  cones: '100 Kegel',
  conesHint: 'Wie in den französischen Regeln; die englischen nennen 65',
  eastWind: 'Ostwind',
  eastWindHint: 'Unsere eigene Regel: Mehr Feuerkarten zeigen nach Westen',
  private: 'Privat',
  privateHint: 'Nur wer den Link hat, findet den Tisch',
};
