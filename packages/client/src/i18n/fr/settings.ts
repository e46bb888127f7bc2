import type { settings as english } from '../en/settings';
import type { InFrench } from '../words';

export const settings: InFrench<typeof english> = {
  title: 'Réglages',
  close: 'Fermer les réglages',
  language: 'Langue',
  theme: { label: 'Lumière', system: 'Système', parchment: 'Jour', night: 'Nuit' },
  motion: { label: 'Mouvement', system: 'Système', off: 'Aucun' },
  sound: { label: 'Son', volume: 'Volume' },
  singleKeys: {
    label: 'Touches seules',
    hint: 'À la table, lettres, chiffres et signes servent de raccourcis.',
  },
  rules: 'Les règles',
  firstTurn: 'Un premier tour, pas à pas',
  explain:
    'À la table, laissez la souris sur une chose, gardez-y le doigt ou appuyez sur « ? » ou F1 : elle s’explique.',
  leaveHint: 'Votre place reste à vous dans ce navigateur.',
};
