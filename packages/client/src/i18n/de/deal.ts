import type { deal as english } from '../en/deal';
import type { InGerman } from '../words';

export const deal: InGerman<typeof english> = {
  title: 'Niemand sucht sich die Karten aus',
  bound: 'Der Startwert des Servers steht schon fest; sein Fingerabdruck ist {{mark}}.',
  adds_one: '{{names}} gibt mit dem eigenen Browser einen Teil dazu.',
  adds_other: '{{names}} geben mit ihren Browsern je einen Teil dazu.',
  elsewhere:
    'Was dein Platz dazugibt, liegt in einem anderen Browser von dir. Es kommt hierher, sobald du unten auf den Knopf drückst.',
  lacks: 'Dieser Browser behält nichts, darum gibt dein Platz nichts dazu.',
  wasBound: 'Diese Verteilung war vor dem ersten Zug an {{mark}} gebunden.',
  from: 'Teile davon stammen von {{names}}.',
  whole: 'Der ganze Fingerabdruck (SHA-256 des Startwerts)',
  how: 'So wird gegeben',
  waits: 'Zum Geben fehlt noch: {{names}}.',
  waitsHint: 'Ihre Browser geben den fehlenden Teil von selbst dazu, sobald sie wieder an diesem Tisch sind.',
  close: 'Tisch ohne Partie schließen',
  closed: 'Dieser Tisch wurde beim Geben geschlossen. Hier wurde keine Partie gespielt.',
  wrong: {
    seed: 'Der Server zeigt jetzt einen anderen Fingerabdruck als zu der Zeit, als du dich gesetzt hast. Dein Browser behält seinen Teil für sich. Schließ diesen Tisch besser.',
    list: 'Der Server zeigt jetzt andere Teile als vorhin. Dein Browser behält den eigenen für sich. Schließ diesen Tisch besser.',
    part: 'Was an deinem Platz steht, kommt nicht aus diesem Browser. Warst du in einem anderen bereit, öffne den Tisch dort; sonst schließ ihn besser.',
    leftOut: 'Der Server hat den Teil deines Browsers ausgelassen. Schließ diesen Tisch besser.',
  },
};
