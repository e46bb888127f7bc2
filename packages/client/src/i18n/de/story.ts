import type { story as english } from '../en/story';
import type { InGerman } from '../words';

export const story: InGerman<typeof english> = {
  history: {
    label: 'Das Spiel bisher',
    turn: 'Zug {{turn}}',
    setup: 'Aufbau',
    live: 'jetzt',
    backToLive: 'zurück zu jetzt',
  },
};
