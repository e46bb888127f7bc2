import type { story as english } from '../en/story';
import type { InFrench } from '../words';

export const story: InFrench<typeof english> = {
  history: {
    label: 'La partie jusqu’ici',
    turn: 'Tour {{turn}}',
    setup: 'Mise en place',
    live: 'en direct',
    backToLive: 'revenir au direct',
  },
};
