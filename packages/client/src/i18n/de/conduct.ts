import type { conduct as english } from '../en/conduct';
import type { InGerman } from '../words';

export const conduct: InGerman<typeof english> = {
  fold: 'Mehr davon',
  paused: {
    title: 'Das Spiel ist angehalten',
    note: 'Alle Uhren stehen, und niemand kann spielen, bis jemand weitermacht.',
    resume: 'Weiter',
  },
  pause: {
    asked: '{{name}} bittet um eine Pause',
    agree: 'Einverstanden',
    refuse: 'Weiterspielen',
    mine: 'Du hast um eine Pause gebeten',
    waitsFor: 'Noch keine Antwort: {{names}}.',
  },
  vote: {
    title: 'Abstimmung über den Platz von {{name}}',
    ask: 'Was soll aus ihm werden?',
    mine: 'Deine Stimme: {{verdict}}.',
    change: 'Ändern',
    count_one: '{{cast}} von {{count}} hat abgestimmt.',
    count_other: '{{cast}} von {{count}} haben abgestimmt.',
    ends: 'Noch Zeit:',
    onMe: 'Die anderen stimmen über deinen Platz ab',
    onMeNote: 'Deine nächste Entscheidung beendet die Abstimmung.',
  },
  away: {
    bot: 'Ein Bot spielt für dich',
    left: 'Du hast diesen Platz verlassen',
    open: 'Dein Platz ist für alle offen',
    openNote: 'Bis jemand ihn nimmt, kannst du ihn zurückhaben.',
    turnNote: 'Ab deinem nächsten Zug spielst du wieder selbst.',
    return: 'Platz zurücknehmen',
  },
  open: {
    title: 'Der Platz von {{name}} ist offen',
    note: 'Niemand spielt ihn. Wer ihn nimmt, spielt von hier weiter, mit seinen Karten und Häusern.',
    noteBot:
      'Ein Bot spielt ihn solange. Wer ihn nimmt, spielt von hier weiter, mit seinen Karten und Häusern.',
    take: 'Platz nehmen',
  },
  ways: {
    title: 'An diesem Tisch',
    pause: 'Um eine Pause bitten',
    vote: 'Abstimmen: Platz von {{name}}',
    voteNote: 'Nach zwei Minuten Warten auf {{name}} können die anderen über den Platz abstimmen.',
    leave: 'Endgültig gehen…',
  },
  leave: {
    title: 'Endgültig gehen?',
    thenBot: 'Ein Bot spielt für dich weiter, und jeder darf deinen Platz nehmen.',
    thenOpen: 'Niemand spielt für dich, und jeder darf deinen Platz nehmen.',
    back: 'Bis jemand ihn genommen hat, darfst du zurückkommen.',
    yes: 'Endgültig gehen',
    no: 'Bleiben',
  },
};
