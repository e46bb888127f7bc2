import type { tableOptions as english } from '../en/table-options';
import type { GermanMessages } from '../../message-types';

export const tableOptions: GermanMessages<typeof english> = {
  spectators: 'Zuschauer',
  who: { open: 'Alle', link: 'Mit Link', none: 'Niemand' },
  whoHint: {
    open: 'In der Lobby gelistet; alle dürfen zuschauen.',
    link: 'Mit dem Link dürfen alle zuschauen. Nicht gelistet.',
    none: 'Nur für die Spieler, auch nach der Partie.',
  },
  delay: 'Verzögerung für Zuschauer',
  atOnce: 'Keine',
  minutes: '{{count}} min',
  later: '{{count}} min Verzögerung',
  delayHint: 'Züge, Chat, Lobby und Aufzeichnung erreichen Zuschauer um so viel später.',
  bots: 'Bots am Tisch',
  level: 'Spielstärke',
  beginsAtOnce: 'Jeder andere Platz hat einen Bot: Die Partie beginnt sofort.',
  language: 'Sprache des Tisches',
  pace: {
    clock: 'Bedenkzeit',
    length: 'Zeit',
    timeOut: 'Wenn die Zeit abgelaufen ist',
    kind: { none: 'Ohne Uhr', 'per-turn': 'Je Zug', fischer: 'Je Partie', correspondence: 'Tage' },
    noneHint:
      'Lass dir so viel Zeit, wie du brauchst. Hält jemand die Partie auf, können die anderen abstimmen.',
    aTurnHint: 'Jeder Spieler hat {{time}} je Zug.',
    bankHint: 'Jeder Spieler hat {{time}} für die ganze Partie und {{more}} mehr nach jedem Zug.',
    daysHint_one: 'Jeder Spieler hat einen Tag je Zug.',
    daysHint_other: 'Jeder Spieler hat {{count}} Tage je Zug.',
  },
};
