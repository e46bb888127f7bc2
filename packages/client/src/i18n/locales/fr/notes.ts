import type { notes as english } from '../en/notes';
import type { FrenchMessages } from '../../message-types';

export const notes: FrenchMessages<typeof english> = {
  title: 'Notes et blocages',
  hint: 'Vous seul voyez ceci.',
  empty: 'Ni notes ni joueurs bloqués pour l’instant. Ajoutez-en sur la page d’un joueur ou à une table.',
  blockedBadge: 'bloqué',
  blockPlayer: 'Bloquer {{name}}',
  unblockPlayer: 'Débloquer {{name}}',
  unblockButton: 'Débloquer',
  blockHint:
    'Vous ne verrez plus les messages ni les tables de {{name}}, et {{name}} ne pourra pas rejoindre les vôtres. {{name}} n’en saura rien.',
  blockedHint:
    'Vous avez bloqué {{name}} : ses messages vous sont masqués et vos tables lui sont fermées. Les parties en cours continuent.',
  blockLimitReached: 'Vous ne pouvez pas bloquer plus de joueurs. Débloquez d’abord quelqu’un.',
  myNotes: 'Mes notes',
  noteEditor: {
    playerNoteLabel: 'Votre note sur {{name}}',
    gameNoteLabel: 'Sur cette partie',
    privacyHint: 'Vous seul la voyez, sur tous vos appareils.',
    saved: 'Enregistrée',
    pending: 'Enregistrement…',
    retrying: 'Pas encore enregistrée. Nouvel essai…',
    failed: 'Impossible de l’enregistrer.',
    charactersLeft_one: 'Encore {{count}} caractère',
    charactersLeft_many: 'Encore {{count}} caractères',
    charactersLeft_other: 'Encore {{count}} caractères',
  },
};
