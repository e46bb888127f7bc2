import type { lists as english } from '../en/lobby-lists';
import type { FrenchMessages } from '../../message-types';

export const lists: FrenchMessages<typeof english> = {
  asked: {
    redeal: 'regardez vos cartes',
    band: 'placez une milice',
    pawn: 'placez votre propriétaire',
    spread: 'propagez le feu',
    act: 'jouez vos actions',
    intensify: 'placez les cônes',
  },
  wait: {
    left: 'encore {{time}}',
    for: 'attend depuis {{time}}',
    paused: 'en pause',
    hours_one: '{{count}} h',
    hours_many: '{{count}} h',
    hours_other: '{{count}} h',
    days_one: '{{count}} jour',
    days_many: '{{count}} jours',
    days_other: '{{count}} jours',
  },
  filter: {
    clock: 'Cadence',
    label: 'Filtrer les tables',
    open: 'Filtrer',
    pace: { any: 'Toute vitesse', live: 'En direct', slow: 'Lent' },
    rules: 'Règles',
    rule: { any: 'Toutes règles', several: 'Plusieurs règles' },
    seats: '3 à 6 places',
    seatsOf: '{{count}} places',
    language: 'Langue',
    anyLanguage: 'Toute langue',
    bots: 'Bots',
    bot: { any: 'Bots ou non', yes: 'Avec des bots', no: 'Sans bots' },
  },
  withBlocked: 'Avec quelqu’un que vous avez bloqué',
  fireAt: 'le feu à {{district}}',
  leads_one: '{{names}} mène avec {{points}}',
  leads_many: '{{names}} mènent avec {{points}}',
  leads_other: '{{names}} mènent avec {{points}}',
};
