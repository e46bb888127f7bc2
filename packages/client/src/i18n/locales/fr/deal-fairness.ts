import type { dealFairness as english } from '../en/deal-fairness';
import type { FrenchMessages } from '../../message-types';

export const dealFairness: FrenchMessages<typeof english> = {
  title: 'Une donne vérifiable',
  seedCommitted: 'Le serveur a verrouillé sa graine secrète (empreinte {{mark}}).',
  contributors_one: 'Le navigateur de {{names}} ajoute sa part de hasard.',
  contributors_other: 'Les navigateurs de {{names}} ajoutent chacun une part de hasard.',
  contributors_many: 'Les navigateurs de {{names}} ajoutent chacun une part de hasard.',
  contributionInOtherBrowser:
    'Votre part de hasard est dans un autre navigateur. Le bouton ci-dessous l’amène ici.',
  storageUnavailable:
    'Ce navigateur ne peut rien enregistrer ; votre place n’ajoute donc pas de part de hasard.',
  fairDeal: 'Donne équitable',
  seedCommittedBeforeStart: 'Donne équitable, verrouillée avant le premier coup ({{mark}}).',
  contributedBy: 'Parts de hasard de {{names}}.',
  fullFingerprint: 'L’empreinte complète (SHA-256 de la graine)',
  howItWorks: 'Comment se fait la donne',
  waitingForReveals: 'La donne attend encore : {{names}}.',
  waitingForRevealsHint: 'Leurs navigateurs ajouteront la part manquante dès leur retour à cette table.',
  closeTable: 'Fermer la table sans jouer',
  tableClosed: 'Cette table a été fermée pendant la donne. Aucune partie n’y a été jouée.',
  problem: {
    seed: 'L’empreinte du serveur a changé depuis que vous avez pris place. Votre navigateur garde donc sa part secrète. Mieux vaut fermer cette table.',
    list: 'Le serveur annonce d’autres parts qu’auparavant. Votre navigateur garde donc la sienne secrète. Mieux vaut fermer cette table.',
    contribution:
      'La part à votre place ne vient pas de ce navigateur. Si vous étiez prêt dans un autre, ouvrez-y la table. Sinon, mieux vaut la fermer.',
    omitted: 'Le serveur a omis la part de votre navigateur. Mieux vaut fermer cette table.',
  },
};
