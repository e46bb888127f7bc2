import type { lobbyLists as english } from '../en/lobby-lists';
import type { GermanMessages } from '../../message-types';

export const lobbyLists: GermanMessages<typeof english> = {
  mapThumbnail_one: 'Kleiner Plan: {{count}} Bezirk brennt',
  mapThumbnail_other: 'Kleiner Plan: {{count}} Bezirke brennen',
  asked: {
    redeal: 'sieh dir deine Karten an',
    band: 'stelle einen Löschtrupp auf',
    pawn: 'stelle deinen Grundbesitzer auf',
    spread: 'breite das Feuer aus',
    act: 'führe deine Aktionen aus',
    intensify: 'setze die Kegel',
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
    clock: 'Bedenkzeit',
    label: 'Tische filtern',
    open: 'Filtern',
    pace: { any: 'Jedes Tempo', live: 'Live', slow: 'Langsam' },
    rules: 'Regeln',
    rule: { any: 'Alle Regeln', several: 'Mehrere Regeln' },
    seats: '3–6 Plätze',
    seatsOf: '{{count}} Plätze',
    language: 'Sprache',
    anyLanguage: 'Jede Sprache',
    bots: 'Bots',
    bot: { any: 'Bots: egal', yes: 'Mit Bots', no: 'Ohne Bots' },
  },
  withBlocked: 'Mit jemandem, den du blockiert hast',
  fireAt: 'Feuer bei {{district}}',
  leads_one: '{{names}} führt mit {{points}}',
  leads_other: '{{names}} führen mit {{points}}',
};
