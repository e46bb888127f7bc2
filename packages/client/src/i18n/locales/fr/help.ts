import type { help as english } from '../en/help';
import type { FrenchMessages } from '../../message-types';

export const help: FrenchMessages<typeof english> = {
  tooltipLabel: 'Explication',
  ruleLink: 'Règle {{rule}}',
  keyboardHint: 'Flèches : la suite. Tab : la règle. Échap : retour.',
  shortcuts: {
    title: 'Raccourcis clavier',
    chooseCard: 'choisir une carte Feu',
    navigate: 'passer d’un quartier ou d’une carte à l’autre',
    nextTarget: 'choix suivant ou précédent sur le plan',
    activate: 'activer',
    cancel: 'annuler le choix',
    undo: 'annuler la dernière action',
    endActions: 'aller à « Finir les actions »',
    focusMap: 'aller au plan',
    point: 'montrer un quartier ; commencer une flèche',
    browseHistory: 'revoir la partie coup par coup',
    showHelp: 'expliquer ; les flèches en montrent plus',
    showShortcuts: 'afficher cette liste',
    singleKeySwitch: 'Raccourcis à une touche',
  },
  topic: {
    card: 'Une carte Feu déplace un cône. Son dernier pas va où pointe la flèche.',
    'card-dimmed': 'Cette carte Feu n’est pas jouable maintenant : rien ne peut brûler dans sa direction.',
    'token-demolition':
      'Démolissez un quartier à côté d’un feu, où se tient une milice libre. Cela ne coûte aucune action.',
    'token-double-move': 'Double mouvement : propagez le feu une seconde fois avec la même carte.',
    'token-one-vp': 'Vaut un point de victoire à la fin.',
    'step-redeal': 'Cinq cartes identiques sont montrées et redonnées, si cela a été choisi avant le début.',
    'step-band': 'Les joueurs placent les milices, partout hors de la région verte.',
    'step-pawn': 'Les joueurs placent leur propriétaire, partout hors de la région verte.',
    'step-spread': 'D’abord, il faut propager le feu avec une carte Feu.',
    'step-act': 'Puis vous avez quatre actions : marcher, déplacer des milices, éteindre le feu.',
    'step-draw': 'Enfin, vous piochez une carte. Si une carte Évolution apparaît, le feu s’intensifie.',
    'step-intensify': 'Le feu s’intensifie : on place trois cônes là où il n’est pas contenu.',
    'appearance-standing':
      'Des maisons sont debout. Si le feu entre, chacune coûte deux points à qui la possède, sauf si une milice le contient.',
    'appearance-grass': 'Les prés ne brûlent jamais. Propriétaires et milices peuvent s’y tenir.',
    'appearance-burning':
      'En feu : à partir de deux cônes, le feu peut se propager d’ici, et il peut traverser.',
    'appearance-contained':
      'Contenu : au moins autant de milices que de cônes. Rien ne se propage d’ici. Tenez-vous ici pour l’éteindre.',
    'appearance-burnt-out': 'Plus rien à brûler. Le feu ne vient ici que s’il ne trouve pas de maisons.',
    'appearance-demolished': 'Démoli : le feu n’entre ni ne passe jamais. Les gens, si.',
    'pudding-lane':
      'Le feu a pris ici. Personne ne peut entrer à Pudding Lane. Quand ses cônes s’épuisent, cinq autres arrivent de la réserve.',
    'press-burn':
      'Ce quartier peut brûler. La flamme montre par où le feu entre. Si elle porte un nombre, c’est le rang.',
    'press-illegal': 'Pas maintenant : une cible de meilleur rang est à portée, et elle passe d’abord.',
    'press-move':
      'Le nombre dit combien d’actions il faut pour venir. Un anneau : une milice s’arrête ici sur un cône.',
    'press-add-cone': 'Vous pouvez ajouter des cônes ici, jusqu’à deux de plus que la taille du quartier.',
    'verb-put-out': 'Éteignez un cône pour une action. Vous le gardez, et il vaut un point.',
    'verb-demolish': 'Démolissez ce quartier avec un jeton. Cela ne coûte aucune action.',
    'verb-contain': 'La milice s’arrête ici et contient un cône.',
    band: 'Les milices ne sont à personne : chaque joueur peut les déplacer. Sur un cône, une milice ne peut pas partir.',
    pawn: 'Votre propriétaire. Vous pouvez éteindre un feu contenu là où vous êtes.',
    points: 'Points de victoire jusqu’ici : 40, deux de moins par maison perdue, un de plus par cône éteint.',
    'house-track': 'Chaque case est une maison. Un tiret est une maison perdue.',
    putOut: 'Cônes éteints, un point chacun. Le premier joueur à trois devient le Héros de Londres.',
    tokens: 'Jetons détenus. Seul leur détenteur sait lesquels.',
    cards: 'Cartes Feu en main. Seul leur détenteur les voit.',
    hero: 'Le Héros de Londres : deux points pour le plus de cônes éteints.',
    stock:
      'Cônes à côté du plan. Quand il n’y en a plus, ils viennent de Pudding Lane, puis des joueurs qui en ont éteint.',
    'cards-until-intensify':
      'Après ce nombre de cartes apparaît une carte Évolution, et le feu s’intensifie.',
    objective:
      'Ne rapporte qu’à vous, si une maison est debout ici à la fin et que tout feu y est contenu ou éteint.',
  },
};
