import type { lists as english } from '../en/lists';
import type { InGerman } from '../words';

export const lists: InGerman<typeof english> = {
  asked: {
    redeal: 'nimm deine Karten auf',
    band: 'setze einen Löschtrupp',
    pawn: 'setze deine Figur',
    spread: 'breite das Feuer aus',
    act: 'führe deine Aktionen aus',
    intensify: 'fache das Feuer an',
  },
  wait: {
    left: 'noch {{time}}',
    for: 'wartet schon {{time}}',
    paused: 'Pause',
    hours_one: '{{count}} Std.',
    hours_other: '{{count}} Std.',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
  },
  filter: {
    clock: 'Uhr',
    label: 'Welche Tische gezeigt werden',
    open: 'Filtern',
    pace: { any: 'Jedes Tempo', live: 'Live', slow: 'Langsam' },
    rules: 'Regeln',
    rule: { any: 'Alle Regeln', several: 'Mehrere Regeln' },
    seats: '3–6 Plätze',
    seatsOf: '{{count}} Plätze',
    language: 'Sprache',
    anyLanguage: 'Jede Sprache',
    bots: 'Bots',
    bot: { any: 'Mit oder ohne Bots', yes: 'Mit Bots', no: 'Nur Menschen' },
  },
  withBlocked: 'Mit jemandem, den du blockierst',
  fireAt: 'Feuer bei {{district}}',
  leads_one: '{{names}} führt mit {{points}}',
  leads_other: '{{names}} führen mit {{points}}',
};
