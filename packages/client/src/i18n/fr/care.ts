import type { care as english } from '../en/care';
import type { InFrench } from '../words';

export const care: InFrench<typeof english> = {
  title: 'Entre vous et les autres',
  titleHint: 'Vous seul voyez ceci.',
  nothing:
    'Vous ne bloquez personne et n’avez de note sur personne. L’un et l’autre commencent sur leur page ou à une table.',
  blocked: 'bloqué',
  block: 'Bloquer {{name}}',
  unblock: 'Ne plus bloquer {{name}}',
  unblockShort: 'Débloquer',
  blockHint:
    'Si vous bloquez {{name}}, vous ne lisez plus ce qui vient de là, ses tables ouvertes quittent votre accueil, et les vôtres n’ont plus de place à lui offrir. Rien ne le lui dit.',
  isBlocked:
    'Vous bloquez {{name}}. Vous ne lisez rien de sa part, et vos tables ouvertes n’ont pas de place à lui offrir. Les parties en cours continuent.',
  tooMany: 'Vous bloquez autant de personnes qu’il est possible. Débloquez d’abord quelqu’un.',
  notes: 'Mes notes',
  close: 'Fermer les notes',
  note: {
    on: 'Votre note sur {{name}}',
    table: 'Sur cette partie',
    mine: 'Vous seul la voyez, sur tous vos appareils.',
    kept: 'Enregistré',
    waits: 'Enregistrement…',
    again: 'Pas encore enregistré. Nouvel essai bientôt.',
    refused: 'Impossible de l’enregistrer.',
    left_one: 'Encore {{count}} caractère',
    left_many: 'Encore {{count}} de caractères',
    left_other: 'Encore {{count}} caractères',
    stale: 'Cette note a été modifiée ailleurs entre-temps. On y lit :',
    gone: 'Plus rien.',
    takeOther: 'Prendre celle-là',
    keepMine: 'Garder la mienne',
  },
};
