import type { opening as english } from '../en/opening';
import type { InFrench } from '../words';

export const opening: InFrench<typeof english> = {
  spectators: 'Spectateurs',
  who: { open: 'Tout le monde', link: 'Avec le lien', none: 'Personne' },
  whoHint: {
    open: 'La partie est dans la liste, et chacun peut regarder.',
    link: 'Qui a le lien peut regarder. La partie n’est dans aucune liste.',
    none: 'Seuls ceux qui jouent voient la partie, même après sa fin.',
  },
  delay: 'Avec combien de retard ils voient tout',
  atOnce: 'Aucun',
  minutes: '{{count}} min',
  later: '{{count}} min plus tard',
  delayHint:
    'Tout ce qui est de la partie leur parvient avec ce retard : les coups, ce que les joueurs écrivent, les listes et le compte rendu.',
  bots: 'Bots à la table',
  level: 'Leur niveau',
  beginsAtOnce: 'Avec des bots à toutes les autres places, la partie commence aussitôt.',
  language: 'Langue de la table',
  pace: {
    clock: 'Pendule',
    length: 'Durée',
    timeOut: 'Quand le temps de quelqu’un est écoulé',
    kind: { none: 'Sans', friendly: 'Par tour', tournament: 'Par partie', days: 'Jours' },
    noneHint: 'Chacun prend son temps. Un vote est possible sur qui fait attendre les autres.',
    aTurnHint: 'Chacun a {{time}} pour chacun de ses tours.',
    bankHint: 'Chacun a {{time}} pour toute la partie, et {{more}} de plus après chacun de ses tours.',
    daysHint_one: 'Chacun a un jour pour chacun de ses tours.',
    daysHint_many: 'Chacun a {{count}} jours pour chacun de ses tours.',
    daysHint_other: 'Chacun a {{count}} jours pour chacun de ses tours.',
  },
};
