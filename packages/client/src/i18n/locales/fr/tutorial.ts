import type { tutorial as english } from '../en/tutorial';
import type { FrenchMessages } from '../../message-types';

export const tutorial: FrenchMessages<typeof english> = {
  title: 'Tour guidé',
  progress: '{{number}} sur {{count}}',
  skip: 'Passer',
  next: 'Suite',
  continueGame: 'Continuer la partie',
  inviteOrFindGame: 'Inviter des amis ou trouver une table',
  storageUnavailable:
    'Ce navigateur ne peut pas enregistrer la partie, elle ne peut donc pas continuer. La navigation privée peut en être la cause.',
  prompt: {
    objectives:
      'Vous commencez avec 40 points. Vos trois objectifs secrets en ajoutent 2, 4 et 6 si leurs quartiers tiennent encore à la fin.',
    chooseCard:
      'Londres brûle : à vous de jouer. Les maisons vertes sont à vous. D’abord, propagez le feu : choisissez la carte en surbrillance, Nord.',
    chooseTarget:
      'Les nombres des flammes sont les rangs : 1 brûle avant 2, là où se tient une milice. {{district}} n’a aucune maison à vous : choisissez-le.',
    confirmSpread: 'Voici qui perd quoi : deux points par maison. Seuls les autres sont touchés : allez-y.',
    tokens:
      'Brûlez un quartier à jeton rond et vous prenez le jeton en secret : un point de victoire, une démolition ou un double mouvement.',
    chooseBand:
      'Vous avez maintenant quatre actions. Les milices arrêtent le feu. Choisissez celle de {{district}}.',
    chooseBandTarget:
      'Les nombres indiquent combien d’actions il faut. {{district}} brûle avec un cône : envoyez-y la milice pour contenir le feu.',
    confirmBand: 'Le bouton redit le coût. Confirmez pour envoyer la milice.',
    choosePawn:
      'Un feu contenu ne peut pas se propager. Il faut être sur place pour l’éteindre. Choisissez votre propriétaire à {{district}}.',
    choosePawnTarget: 'Il suffit d’un pas. Choisissez {{district}}.',
    confirmPawn: 'Confirmez pour y aller.',
    putOut:
      'Choisissez « Éteindre ». Chaque cône gardé vaut un point ; le premier à trois devient Héros de Londres : deux de plus.',
    endActions:
      'Vous n’avez plus d’actions. Finissez-les : vous piochez une carte, puis vos voisins jouent leur tour.',
    intensified:
      'La pioche de Margery a révélé une carte Évolution : le feu s’intensifie, {{district}} prend deux cônes. La table compte les cartes avant la suivante.',
    finished:
      'Après la dernière carte Évolution, A, chacun joue encore un tour. Le plus de points l’emporte. Vous savez jouer maintenant.',
  },
};
