import type { explain as english } from '../en/explain';
import type { InFrench } from '../words';

export const explain: InFrench<typeof english> = {
  label: 'Explication',
  more: 'Règle {{rule}}',
  keys: 'Flèches : la suite. Tab : la règle. Échap : retour.',
  topic: {
    card: 'Une carte Feu déplace un cône. Son dernier pas va où pointe la flèche.',
    'card-dimmed': 'Cette carte Feu n’est pas jouable maintenant : rien ne peut brûler dans sa direction.',
    'token-demolition':
      'Démolissez un quartier à côté d’un feu, où se tient une milice libre. Cela ne coûte aucune action.',
    'token-double-move': 'Un double mouvement : le feu avance une seconde fois, avec la même carte.',
    'token-one-vp': 'Un point de victoire à la fin.',
    'step-redeal':
      'Chacun prend sa main ; qui a cinq cartes identiques peut les montrer et en prendre cinq nouvelles.',
    'step-band': 'On place les milices, partout hors de la région verte.',
    'step-pawn': 'Chacun place son propriétaire, partout hors de la région verte.',
    'step-spread': 'D’abord une carte Feu : il faut propager le feu.',
    'step-act': 'Puis quatre actions : marcher, déplacer des milices, éteindre.',
    'step-draw': 'Enfin, vous piochez une carte. S’il y a une carte Évolution dessous, le feu s’intensifie.',
    'step-intensify': 'Le feu s’intensifie : on place trois cônes là où il n’est pas contenu.',
    'look-standing':
      'Des maisons sont debout. Si le feu entre, chacune coûte deux points, sauf si une milice le contient.',
    'look-grass': 'Les prés ne brûlent jamais. Propriétaires et milices peuvent s’y tenir.',
    'look-burning': 'En feu : à partir de deux cônes, il peut se propager d’ici, et il peut passer.',
    'look-contained':
      'Contenu : autant de milices que de cônes. Rien ne se propage d’ici, et qui s’y tient peut éteindre.',
    'look-burnt-out': 'Il n’y a plus rien à brûler. Le feu ne vient ici que s’il ne trouve pas de maisons.',
    'look-demolished': 'Démoli : le feu n’entre ni ne passe jamais. Les gens, si.',
    'pudding-lane':
      'Tout a commencé ici. Nul n’entre à Pudding Lane ; quand ses cônes s’épuisent, cinq viennent de la réserve.',
    'press-burn': 'Cela peut brûler. La flamme montre par où le feu entre, son chiffre est le rang.',
    'press-not-now':
      'Pas maintenant : une cible de meilleur rang est à portée, et le meilleur rang passe d’abord.',
    'press-walk':
      'La pièce dit combien d’actions il faut pour venir. Dans un anneau : une milice s’arrête ici sur un cône.',
    'press-grow': 'Vous pouvez ajouter des cônes ici, jusqu’à deux de plus que la taille du quartier.',
    'verb-put-out': 'Éteignez un cône pour une action. Vous le gardez, et il vaut un point.',
    'verb-demolish': 'Démolissez ce quartier avec un jeton. Cela ne coûte aucune action.',
    'verb-contain': 'La milice s’arrête ici et contient un cône.',
    band: 'Une milice n’est à personne : chacun peut la déplacer. Sur un cône, elle est retenue.',
    pawn: 'Votre propriétaire. On éteint là où vous êtes, si le feu est contenu.',
    points: 'Points de victoire jusqu’ici : 40, deux de moins par maison perdue, un de plus par cône éteint.',
    track: 'Chaque trait est une maison. Les perdues sont creuses.',
    putOut: 'Cônes éteints, un point chacun. Le premier à trois est le Héros de Londres.',
    tokens: 'Jetons détenus. Seul leur détenteur sait lesquels.',
    cards: 'Cartes Feu en main. Seul leur détenteur les voit.',
    hero: 'Le Héros de Londres : deux points, pour qui a éteint plus de cônes que tous les autres.',
    stock: 'Cônes à côté du plan. Épuisés, ils viennent de Pudding Lane, puis de ceux qui en ont éteint.',
    grows: 'Après tant de cartes piochées apparaît une carte Évolution, et le feu s’intensifie.',
    objective:
      'Ne rapporte qu’à vous, si une maison est debout ici à la fin et que le feu y est contenu ou éteint.',
  },
};
