import type { tableOptions as english } from '../en/table-options';
import type { FrenchMessages } from '../../message-types';

export const tableOptions: FrenchMessages<typeof english> = {
  spectators: 'Spectateurs',
  who: { open: 'Tout le monde', link: 'Avec le lien', none: 'Personne' },
  whoHint: {
    open: 'Visible à l’accueil ; tout le monde peut regarder.',
    link: 'Avec le lien, tout le monde peut regarder. Hors liste.',
    none: 'Les joueurs seulement, même après la partie.',
  },
  delay: 'Décalage des spectateurs',
  atOnce: 'Aucun',
  minutes: '{{count}} min',
  later: '{{count}} min de décalage',
  delayHint: 'Coups, chat, accueil et enregistrement parviennent aux spectateurs avec ce décalage.',
  bots: 'Bots à la table',
  level: 'Niveau',
  beginsAtOnce: 'Toutes les autres places ont un bot : la partie commence aussitôt.',
  language: 'Langue de la table',
  pace: {
    clock: 'Cadence',
    length: 'Temps',
    timeOut: 'Quand le temps est écoulé',
    kind: { none: 'Libre', 'per-turn': 'Par tour', fischer: 'Par partie', correspondence: 'Jours' },
    noneHint: 'Prenez votre temps. Si quelqu’un retarde la partie, les autres peuvent voter.',
    aTurnHint: 'Chaque joueur a {{time}} par tour.',
    bankHint: 'Chaque joueur a {{time}} pour toute la partie, plus {{more}} après chaque tour.',
    daysHint_one: 'Chaque joueur a un jour par tour.',
    daysHint_many: 'Chaque joueur a {{count}} jours par tour.',
    daysHint_other: 'Chaque joueur a {{count}} jours par tour.',
  },
};
