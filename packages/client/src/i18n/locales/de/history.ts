import type { history as english } from '../en/history';
import type { GermanMessages } from '../../message-types';

export const history: GermanMessages<typeof english> = {
  history: {
    replay: 'Schritt für Schritt',
    label: 'Die Partie bisher',
    turn: 'Zug {{turn}}',
    setup: 'Aufbau',
    live: 'jetzt',
    takeBack: 'bis hierher zurücknehmen…',
    whatIf: 'Was wäre, wenn?',
    backToLive: 'zurück ins Jetzt',
    end: 'Ende',
    backToEnd: 'zurück zum Ende',
  },
  digest: {
    title: 'Während du weg warst',
    recap: 'Seit deinem letzten Zug',
    close: 'Schließen',
    housesLost_one: 'Du hast {{count}} Haus verloren.',
    housesLost_other: 'Du hast {{count}} Häuser verloren.',
    nothingLost: 'Du hast keine Häuser verloren.',
    objectiveLost: 'Du hast dein Ziel {{objective}} verloren.',
    play: 'Ansehen',
    skip: 'Überspringen',
  },
};
