import type { history as english } from '../en/history';
import type { GermanMessages } from '../../message-types';

export const history: GermanMessages<typeof english> = {
  history: {
    openReplay: 'Schritt für Schritt',
    sliderLabel: 'Auf die bisherige Partie zurückblicken',
    turnNumber: 'Zug {{turn}}',
    setup: 'Aufbau',
    liveState: 'jetzt',
    takebackToHere: 'bis hierher zurücknehmen…',
    branchFromHere: 'Was wäre, wenn?',
    backToLive: 'zurück ins Jetzt',
    finalState: 'Ende',
    backToFinalState: 'zurück zum Ende',
  },
  catchUp: {
    title: 'Während du weg warst',
    recapTitle: 'Seit deinem letzten Zug',
    close: 'Schließen',
    housesLost_one: 'Du hast {{count}} Haus verloren.',
    housesLost_other: 'Du hast {{count}} Häuser verloren.',
    noHousesLost: 'Du hast keine Häuser verloren.',
    objectiveLost: 'Du hast dein Ziel {{objective}} verloren.',
    playMoves: 'Ansehen',
    skip: 'Überspringen',
  },
};
