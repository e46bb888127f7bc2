import type { settings as english } from '../en/settings';
import type { InFrench } from '../words';

export const settings: InFrench<typeof english> = {
  title: 'Réglages',
  close: 'Fermer les réglages',
  language: 'Langue',
  theme: { label: 'Lumière', system: 'Système', parchment: 'Jour', night: 'Nuit' },
  motion: { label: 'Mouvement', system: 'Système', off: 'Aucun' },
  leaveHint: 'Votre place reste à vous dans ce navigateur.',
};
