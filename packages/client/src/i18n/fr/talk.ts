import type { talk as english } from '../en/talk';
import type { InFrench } from '../words';

export const talk: InFrench<typeof english> = {
  none: 'Personne n’a encore rien dit.',
  say: 'Dites quelque chose',
  aside: 'Aux spectateurs',
  asideHint: 'Les joueurs ne le liront qu’après la partie.',
  send: 'Envoyer',
  earlier: 'Lignes précédentes',
  spectator: 'spectateur',
  failed: 'Message non envoyé. Réessayez.',
  lines: 'Ce qui a été dit',
  heard: { label: 'Montrer', all: 'Tout', players: 'Joueurs', spectators: 'Spectateurs' },
  emoji: 'Émojis',
  phrases: 'Phrases toutes faites',
  people: 'À la table',
  mentioned: '{{name}} parle de vous',
  phrase: {
    greeting: 'Bonne partie à tous',
    moment: 'Un instant, je réfléchis',
    'well-played': 'Bien joué',
    thanks: 'Merci',
    'back-soon': 'Je reviens bientôt',
  },
  care: 'Que faire de la ligne de {{name}}',
  mute: 'Ne plus lire {{name}}',
  report: 'Signaler',
  told: {
    reported: 'L’hôte et le responsable de ce serveur en sont informés.',
    refused: 'Cela n’a pas pu être fait.',
  },
  remove: 'Retirer',
  reports_one: 'signalée une fois',
  reports_many: 'signalée {{count}} fois',
  reports_other: 'signalée {{count}} fois',
  removed: { host: 'Retirée par l’hôte', operator: 'Retirée par le responsable de ce serveur' },
  muted: { title: 'Muets', none: 'Vous lisez tout le monde.', hear: 'Relire {{name}}' },
};
