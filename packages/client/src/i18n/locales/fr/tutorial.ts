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
    goal: 'Vous avez les maisons vertes. Qui a le plus de points gagne : 40 au départ, et deux de moins par maison brûlée.',
    objectives:
      'Vos trois objectifs secrets ajoutent 2, 4 et 6 points si leurs quartiers tiennent encore à la fin. Chaque cône éteint en ajoute un.',
    chooseCard:
      'Votre tour commence par le feu. La flèche d’une carte dit où il va. Choisissez la carte en surbrillance, Nord.',
    chooseTarget:
      'Seuls les quartiers éclairés sont par là. 1 brûle avant 2, les maisons sans milice d’abord. Choisissez {{district}} : rien n’y est à vous.',
    path: 'La ligne pointillée : le cône traverse le feu relié dans tous les sens. Seul son dernier pas, hors du feu, suit la flèche.',
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
      'Choisissez la flamme, « Éteindre ». Chaque cône gardé vaut un point ; le premier à en avoir trois devient Héros de Londres : deux de plus.',
    endActions:
      'Vous n’avez plus d’actions. Finissez-les : vous piochez une carte, puis vos voisins jouent leur tour.',
    intensified:
      'Margery a révélé une carte Évolution, marquée d’une lettre : le feu s’intensifie, {{district}} prend deux cônes. La table compte jusqu’à la suivante.',
    notShown:
      'Pas montré ici : la seconde propagation, la démolition, le placement de cônes quand le feu s’intensifie, la réserve vide. Les règles l’expliquent.',
    finished:
      'Après la dernière carte Évolution, A, chacun joue encore un tour, puis on compte. Jouez maintenant vous-même, avec des conseils jusqu’à votre prochain tour.',
  },
  hint: {
    title: 'Conseil',
    hide: 'Masquer les conseils',
    card: 'Choisissez une carte. Les quartiers qui s’éclairent sont ceux où sa flèche peut mener le feu.',
    target:
      'Choisissez un quartier éclairé. Brûlez les maisons de qui est en tête, jamais les vôtres ni vos objectifs.',
    confirm: 'Voyez qui perd quoi. Confirmez, ou choisissez une autre carte ou un autre quartier.',
    act: 'Quatre actions : envoyez des milices vers les feux près de vos maisons, allez à un feu contenu et éteignez-le. Puis finissez vos actions.',
    intensify:
      'Le feu s’intensifie : placez les cônes dans des quartiers en feu, loin de vos maisons et de vos objectifs.',
    discard: 'Aucune carte n’est jouable. Défaussez-en une, puis placez trois cônes.',
    others:
      'Les autres propagent le feu et agissent. Voyez quelles maisons brûlent. Les conseils s’arrêtent à votre prochain tour.',
  },
};
