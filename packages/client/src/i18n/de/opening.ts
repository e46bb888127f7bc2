import type { opening as english } from '../en/opening';
import type { InGerman } from '../words';

export const opening: InGerman<typeof english> = {
  spectators: 'Zuschauer',
  who: { open: 'Alle', link: 'Mit Link', none: 'Niemand' },
  whoHint: {
    open: 'Die Partie steht in der Liste, und alle dürfen zuschauen.',
    link: 'Wer den Link hat, darf zuschauen. Die Partie steht in keiner Liste.',
    none: 'Nur wer mitspielt, sieht die Partie, auch nach ihrem Ende.',
  },
  delay: 'Wie viel später sie alles sehen',
  atOnce: 'Sofort',
  minutes: '{{count}} min',
  later: '{{count}} min später',
  delayHint:
    'Alles von der Partie erreicht sie um so viel später: Züge, was Spieler schreiben, Listen und Aufzeichnung.',
  bots: 'Bots am Tisch',
  level: 'Wie gut sie spielen',
  beginsAtOnce: 'Hat jeder andere Platz einen Bot, beginnt die Partie sofort.',
  language: 'Sprache des Tisches',
  pace: {
    clock: 'Uhr',
    length: 'Wie lange',
    timeOut: 'Wenn jemandes Zeit abgelaufen ist',
    kind: { none: 'Keine', friendly: 'Je Zug', tournament: 'Je Partie', days: 'Tage' },
    noneHint: 'Alle lassen sich Zeit. Über jemanden, der die anderen warten lässt, kann abgestimmt werden.',
    aTurnHint: 'Jeder hat {{time}} für jeden eigenen Zug.',
    bankHint: 'Jeder hat {{time}} für die ganze Partie und {{more}} mehr nach jedem eigenen Zug.',
    daysHint_one: 'Jeder hat einen Tag für jeden eigenen Zug.',
    daysHint_other: 'Jeder hat {{count}} Tage für jeden eigenen Zug.',
  },
};
