import type { deal as english } from '../en/deal';
import type { InFrench } from '../words';

export const deal: InFrench<typeof english> = {
  title: 'Une donne que personne ne choisit',
  bound: 'La graine du serveur est déjà fixée ; son empreinte est {{mark}}.',
  adds_one: '{{names}} y ajoute une part par son navigateur.',
  adds_other: '{{names}} y ajoutent chacun une part par leur navigateur.',
  adds_many: '{{names}} y ajoutent chacun une part par leur navigateur.',
  elsewhere:
    'La part de votre place se trouve dans un autre de vos navigateurs. Elle viendra ici dès que vous appuierez sur le bouton ci-dessous.',
  lacks: 'Ce navigateur ne garde rien ; votre place n’ajoute donc rien.',
  wasBound: 'Avant le premier coup, cette donne était liée à {{mark}}.',
  from: 'Des parts en viennent de {{names}}.',
  whole: 'L’empreinte entière (SHA-256 de la graine)',
  how: 'Comment se fait la donne',
  waits: 'La donne attend encore : {{names}}.',
  waitsHint: 'Leurs navigateurs ajoutent d’eux-mêmes la part qui manque dès leur retour à cette table.',
  close: 'Fermer la table sans partie',
  closed: 'Cette table a été fermée pendant la donne. Aucune partie n’y a été jouée.',
  wrong: {
    seed: 'Le serveur montre maintenant une autre empreinte qu’au moment où vous vous êtes assis. Votre navigateur garde sa part pour lui. Mieux vaut fermer cette table.',
    list: 'Le serveur montre maintenant d’autres parts qu’auparavant. Votre navigateur garde la sienne pour lui. Mieux vaut fermer cette table.',
    part: 'Ce qui se trouve à votre place ne vient pas de ce navigateur. Si vous étiez prêt dans un autre, ouvrez-y la table ; sinon, mieux vaut la fermer.',
    leftOut: 'Le serveur a omis la part de votre navigateur. Mieux vaut fermer cette table.',
  },
};
