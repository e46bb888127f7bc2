import type { notes as english } from '../en/notes';
import type { FrenchMessages } from '../../message-types';

export const notes: FrenchMessages<typeof english> = {
  title: 'Notes et blocages',
  titleHint: 'Vous seul voyez ceci.',
  nothing: 'Ni notes ni joueurs bloqués. Ajoutez-en sur la page d’un joueur ou à une table.',
  blocked: 'bloqué',
  block: 'Bloquer {{name}}',
  unblock: 'Ne plus bloquer {{name}}',
  unblockShort: 'Débloquer',
  blockHint:
    'Vous ne verrez plus les messages ni les tables de {{name}}, et {{name}} ne pourra pas rejoindre les vôtres. {{name}} n’en saura rien.',
  isBlocked:
    'Vous avez bloqué {{name}} : ses messages vous sont masqués et vos tables lui sont fermées. Les parties en cours continuent.',
  tooMany: 'Vous ne pouvez pas bloquer plus de joueurs. Débloquez d’abord quelqu’un.',
  notes: 'Mes notes',
  note: {
    on: 'Votre note sur {{name}}',
    table: 'Sur cette partie',
    mine: 'Vous seul la voyez, sur tous vos appareils.',
    saved: 'Enregistré',
    pending: 'Enregistrement…',
    retrying: 'Pas encore enregistré. Nouvel essai…',
    failed: 'Impossible de l’enregistrer.',
    left_one: 'Encore {{count}} caractère',
    left_many: 'Encore {{count}} caractères',
    left_other: 'Encore {{count}} caractères',
    stale: 'Cette note a été modifiée ailleurs entre-temps. On y lit :',
    gone: '(vide)',
    takeOther: 'Prendre celle-là',
    keepMine: 'Garder la mienne',
  },
};
