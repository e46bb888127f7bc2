import type { tutorial as english } from '../en/tutorial';
import type { FrenchMessages } from '../../message-types';

export const tutorial: FrenchMessages<typeof english> = {
  title: 'Tour guidé',
  progress: '{{number}} sur {{count}}',
  skip: 'Passer',
  findTable: 'Trouver une table',
  prompt: {
    card: 'Londres brûle : à vous de jouer. Les maisons vertes sont à vous. D’abord, propagez le feu : choisissez la carte en surbrillance, Nord.',
    target: 'Les quartiers entourés peuvent brûler. {{district}} n’a aucune maison à vous : choisissez-le.',
    burn: 'Voici qui perd quoi : deux points par maison. Seuls les autres sont touchés : allez-y.',
    band: 'Vous avez maintenant quatre actions. Les milices arrêtent le feu. Choisissez celle de {{district}}.',
    contain:
      'Les nombres disent combien d’actions il faut. {{district}} brûle d’un cône : envoyez-y la milice pour contenir le feu.',
    sendBand: 'Le bouton redit le coût. Confirmez pour envoyer la milice.',
    pawn: 'Un feu contenu ne peut se propager. Il faut être sur place pour l’éteindre. Choisissez votre propriétaire à {{district}}.',
    go: 'Il suffit d’un pas. Choisissez {{district}}.',
    sendSelf: 'Confirmez pour y aller.',
    putOut: 'Choisissez maintenant « Éteindre ». Vous gardez le cône, qui vaut un point de victoire.',
    end: 'Vous n’avez plus d’actions. Finissez-les : vous piochez une carte, puis vos voisins jouent leur tour.',
    over: 'C’était un tour entier. Si vous avez le plus de points à la fin du feu, vous gagnez. Trouvez maintenant une table.',
  },
};
