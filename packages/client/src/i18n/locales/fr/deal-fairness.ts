import type { dealFairness as english } from '../en/deal-fairness';
import type { FrenchMessages } from '../../message-types';

export const dealFairness: FrenchMessages<typeof english> = {
  title: 'Une donne vérifiable',
  bound: 'Le serveur a verrouillé sa graine secrète (empreinte {{mark}}).',
  adds_one: 'Le navigateur de {{names}} ajoute sa part de hasard.',
  adds_other: 'Les navigateurs de {{names}} ajoutent chacun une part de hasard.',
  adds_many: 'Les navigateurs de {{names}} ajoutent chacun une part de hasard.',
  elsewhere: 'Votre part de hasard est dans un autre navigateur. Le bouton ci-dessous l’amène ici.',
  lacks: 'Ce navigateur ne peut rien enregistrer ; votre place n’ajoute donc pas de part de hasard.',
  seal: 'Donne équitable',
  wasBound: 'Donne équitable, verrouillée avant le premier coup ({{mark}}).',
  from: 'Parts de hasard de {{names}}.',
  whole: 'L’empreinte complète (SHA-256 de la graine)',
  how: 'Comment se fait la donne',
  waits: 'La donne attend encore : {{names}}.',
  waitsHint: 'Leurs navigateurs ajouteront la part manquante dès leur retour à cette table.',
  close: 'Fermer la table sans jouer',
  closed: 'Cette table a été fermée pendant la donne. Aucune partie n’y a été jouée.',
  wrong: {
    seed: 'L’empreinte du serveur a changé depuis que vous avez pris place. Votre navigateur garde donc sa part secrète. Mieux vaut fermer cette table.',
    list: 'Le serveur annonce d’autres parts qu’auparavant. Votre navigateur garde donc la sienne secrète. Mieux vaut fermer cette table.',
    contribution:
      'La part à votre place ne vient pas de ce navigateur. Si vous étiez prêt dans un autre, ouvrez-y la table. Sinon, mieux vaut la fermer.',
    omitted: 'Le serveur a omis la part de votre navigateur. Mieux vaut fermer cette table.',
  },
};
