import type { firstTurn as english } from '../en/first-turn';
import type { InFrench } from '../words';

export const firstTurn: InFrench<typeof english> = {
  title: 'Un premier tour',
  progress: '{{number}} sur {{count}}',
  skip: 'Passer',
  findTable: 'Trouver une table',
  prompt: {
    card: 'Londres brûle : à vous de jouer. Les maisons vertes sont à vous. D’abord, il faut propager le feu : choisissez la carte éclairée, Nord.',
    target: 'Les quartiers entourés peuvent brûler. {{district}} n’a aucune maison à vous : choisissez-le.',
    burn: 'Voici ce que cela coûte, et à qui : deux points par maison. Seuls d’autres perdent : appuyez sur le bouton.',
    band: 'Vous avez maintenant quatre actions. Les milices retiennent le feu. Choisissez celle de {{district}}.',
    contain:
      'Les pièces disent le prix. {{district}} brûle d’un seul cône : envoyez-y la milice, et le feu est contenu.',
    sendBand: 'Le bouton redit le prix. Appuyez, et la milice se met en marche.',
    pawn: 'Un feu contenu ne peut se propager. Pour l’éteindre, il faut être sur place. Choisissez votre propriétaire à {{district}}.',
    go: 'Une seule action suffit. Choisissez {{district}}.',
    sendSelf: 'Appuyez encore sur le bouton, et vous marchez.',
    putOut: 'Appuyez maintenant sur « Éteindre ». Le cône est à vous et vaut un point de victoire.',
    end: 'Vos actions sont dépensées. Finissez-les : vous piochez une carte, puis vos voisins jouent leur tour.',
    over: 'C’était un tour entier. Qui a le plus de points à la fin du feu gagne. Trouvez maintenant une table.',
  },
};
