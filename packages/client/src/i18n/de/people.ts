import type { people as english } from '../en/people';
import type { InGerman } from '../words';

export const people: InGerman<typeof english> = {
  noPage: 'Hier ist nichts',
  noPageHint: 'Es gibt diese Seite nicht, oder wem sie gehört, behält sie für sich.',
  closed: '{{name}} behält die eigenen Partien für sich.',
  nobody: 'Niemand',
  you: 'du',
  rating: 'Wertung',
  ratedGames_one: 'aus {{count}} gewerteten Partie',
  ratedGames_other: 'aus {{count}} gewerteten Partien',
  open: 'Andere dürfen diese Seite sehen',
  openHint: 'Partien an privaten Tischen siehst nur du.',
  closedHint: 'Nur du siehst sie, und unter den Besten stehst du nicht.',
  figures: 'Was die Partien ergaben',
  byKind: 'Nach Spielerzahl und Regeln',
  kind: 'Spielerzahl und Regeln',
  sum: {
    games: 'Partien',
    wins: 'Siege',
    vp: 'SP je Partie',
    houses: 'Gerettete Häuser',
    cones: 'Gelöschte Kegel',
    objectives: 'Gehaltene Ziele',
  },
  aGame: '{{value}} je Partie',
  games: 'Beendete Partien',
  noGames: 'Noch keine.',
  replay: 'Rückschau',
  more: 'Mehr zeigen',
  rated: 'gewertet',
  places: 'Plätze',
  leaders: 'Die Besten',
  leadersHint_one:
    'Nach Wertung, ab {{count}} gewerteten Partie. Gewertet werden Partien unter Menschen an Tischen, die allen offen sind.',
  leadersHint_other:
    'Nach Wertung, ab {{count}} gewerteten Partien. Gewertet werden Partien unter Menschen an Tischen, die allen offen sind.',
  noLeaders: 'Noch hat niemand genug gewertete Partien gespielt.',
  place: 'Platz',
  name: 'Name',
};
