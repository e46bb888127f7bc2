import type { tableOptions as english } from '../en/table-options';
import type { FrenchMessages } from '../../message-types';

export const tableOptions: FrenchMessages<typeof english> = {
  spectators: 'Spectateurs',
  spectatorAccess: { open: 'Tout le monde', link: 'Avec le lien', none: 'Personne' },
  spectatorAccessHint: {
    open: 'Tout le monde peut regarder. L’accueil montre les parties publiques et, contre des bots, les plus récentes.',
    link: 'Avec le lien, tout le monde peut regarder. Hors liste.',
    none: 'Les joueurs seulement, même après la partie.',
  },
  openingHandLabel: 'Si mes cinq cartes sont identiques',
  openingHandHint: 'Avant une nouvelle donne, tous voient vos cartes.',
  openingHandAnswer: {
    redeal: 'Nouvelle donne',
    'keep-hand': 'Les garder',
  },
  botCountLabel: 'Bots à la table',
  botStrength: 'Niveau',
  startsImmediatelyHint: 'Toutes les autres places ont un bot : la partie commence aussitôt.',
  tableLanguage: 'Langue de la table',
  timeControl: {
    label: 'Cadence',
    durationLabel: 'Temps',
    timeoutActionLabel: 'Quand le temps est écoulé',
    kind: { none: 'Libre', 'per-turn': 'Par tour', fischer: 'Par partie', correspondence: 'Jours' },
    noClockHint: 'Prenez votre temps. Si quelqu’un retarde la partie, les autres peuvent voter.',
    perTurnHint: 'Chaque joueur a {{time}} par tour.',
    fischerHint: 'Chaque joueur a {{time}} pour toute la partie, plus {{more}} après chaque tour.',
    daysPerTurnHint_one: 'Chaque joueur a un jour par tour.',
    daysPerTurnHint_many: 'Chaque joueur a {{count}} jours par tour.',
    daysPerTurnHint_other: 'Chaque joueur a {{count}} jours par tour.',
  },
  hiddenColours: 'Couleurs cachées',
  hiddenColoursHint: 'Personne ne sait quelle couleur est la vôtre',
  moreDestruction: 'Plus de destruction',
  moreDestructionHint: 'Deux derniers tours chacun au lieu d’un',
  cones: '100 cônes',
  conesHint: 'Comme dans les règles françaises ; les anglaises en indiquent 65',
  eastWind: 'Vent d’est',
  eastWindHint: 'Notre propre règle : plus de cartes Feu vont vers l’ouest',
  private: 'Privée',
  privateHint: 'Visible seulement avec le lien',
};
