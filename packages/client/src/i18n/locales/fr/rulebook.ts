import type { rulebook as english } from '../en/rulebook';
import type { FrenchMessages } from '../../message-types';

export { map } from './map';

export const rulebook: FrenchMessages<typeof english> = {
  title: 'Règles',
  contents: 'Sommaire',
  startTutorial: 'Jouer un tour guidé',
  print: 'Imprimer',
  summary: {
    title: 'Le jeu en deux minutes',
    aim: 'Londres, septembre 1666 : le feu prend à Pudding Lane, et vingt maisons d’une même couleur sont à vous dans la ville. Chacun peut se servir du feu comme d’une arme. Ayez le plus de points de victoire à la fin, et vous gagnez.',
    spread:
      'À votre tour, vous jouez d’abord une carte Feu pour propager le feu : un cône avance, son dernier pas va dans la direction de la carte, et le quartier atteint brûle. C’est vous qui choisissez où, donc aussi à qui sont les maisons perdues.',
    act: 'Vous avez ensuite quatre actions pour déplacer votre propriétaire et les milices, qui ne sont à personne. Assez de milices contiennent un feu. Placez-vous dans un feu contenu pour l’éteindre et garder ses cônes.',
    draw: 'Enfin, vous piochez une carte. De temps en temps apparaît une carte Évolution, et le feu s’intensifie.',
    points:
      'Vous partez de 40 points et en perdez deux pour chacune de vos maisons perdues. Les cônes éteints, les objectifs qui survivent, certains jetons et le Héros de Londres rapportent des points.',
  },
  section: {
    SET: 'Mise en place',
    FIRE: 'Propager : le feu avance',
    BURN: 'Ce qui brûle',
    DBL: 'Un second mouvement',
    ACT: 'Actions',
    DEM: 'Démolition',
    DRAW: 'Piocher une carte',
    INT: 'Le feu s’intensifie',
    END: 'La fin et les points',
    OPT: 'Variantes',
    UNDO: 'Annuler',
    SEC: 'Ce qui est secret',
  },
  figure: {
    spread:
      'Une carte {{card}} et un cône de {{source}} : il traverse à son gré les quartiers en feu, et son dernier pas va dans la direction de la carte, ici vers {{target}}. Les nombres sont les rangs : les maisons sans milice brûlent d’abord.',
    cross:
      '{{source}} et {{target}} ne se touchent que par un coin. De petites croix marquent ces coins sur le plan. Cartes qui y font passer le feu : {{cards}}.',
    reach:
      'Jusqu’où la milice de {{start}} peut aller : les nombres sont des actions. Dans un anneau clouté, comme à {{stop}}, elle s’arrête et retient un cône.',
    contain:
      '{{contained}} compte autant de milices que de cônes : son feu est contenu, et le propriétaire qui s’y trouve peut l’éteindre. {{burning}} en compte trop peu : son feu se propage encore.',
    demolition:
      '{{place}} peut être démoli : le feu est à côté mais pas dedans, et une milice libre s’y trouve. {{gone}} est démoli : aucune carte n’y mène le feu.',
  },
  search: {
    label: 'Chercher dans les règles',
    results_one: '{{count}} résultat',
    results_many: '{{count}} résultats',
    results_other: '{{count}} résultats',
    nothing: 'Aucun résultat pour « {{query}} ».',
  },
  components: {
    title: 'Dans la boîte',
    column: { component: 'Matériel', count: 'Nombre', details: 'Détails' },
    name: {
      houses: 'Maisons',
      pawns: 'Pions',
      bands: 'Milices',
      cones: 'Cônes',
      fireCards: 'Cartes Feu',
      stackCards: 'Cartes Évolution',
      tokens: 'Jetons',
      objectives: 'Objectifs',
      hero: 'Héros de Londres',
      map: 'Plan',
    },
    eachColour: '{{number}} de chaque couleur',
    bandsAtStart: '{{bands}} sur le plan au début à {{players}} joueurs',
    inPuddingLane: '{{number}} à Pudding Lane',
    inStock: '{{number}} en réserve',
    inHand: '{{number}} dans chaque main',
    inEastWind: 'Avec Vent d’est : {{cards}}',
    worth: '{{number}} à {{vp}} points',
    either: '{{first}} ou {{second}}',
    stacks: 'Cartes Feu sur chaque carte Évolution, A tout en bas',
    leftOut: '{{number}} hors du jeu',
    ownMap: 'Le plan est le nôtre : nous l’avons dessiné pour ce site, et ce n’est pas le plateau imprimé.',
    decoration: 'La Tamise et le London Bridge sont un décor : rien ne s’y passe.',
    ownCounts:
      'Aucun texte publié ne compte les cartes de chaque direction, ni les piles à trois, cinq et six joueurs : ces nombres sont donc les nôtres.',
  },
  rule: {
    'SET-1':
      'Le jeu se joue de trois à six joueurs. Les 120 maisons, 20 de chacune des six couleurs, sont toutes sur le plan, quel que soit le nombre de joueurs. Les couleurs en trop ne sont à personne.',
    'SET-2':
      'Pudding Lane commence avec 25 cônes. Les autres forment la réserve : 40, ou 75 dans une partie à 100 cônes.',
    'SET-3':
      'Chacun reçoit cinq cartes Feu. Si les cinq sont identiques, vous pouvez les montrer, les remélanger et en piocher cinq autres, et recommencer tant qu’elles sont toutes pareilles. Vous décidez avant tout placement.',
    'SET-4':
      'Entre les cartes de la pioche se trouvent les cartes Évolution, par lesquelles le feu s’intensifie. La dernière, A, annonce les derniers tours. De trois à cinq joueurs, quelques cartes Feu restent hors du jeu, et personne ne sait lesquelles.',
    'SET-5':
      'Les maisons sont réparties au hasard, région par région, si bien que chacune des quatre régions en a cinq de chaque couleur. Un quartier en reçoit autant que sa taille.',
    'SET-6':
      'Chacun reçoit une couleur : ses vingt maisons sont à vous, et vous prenez le pion de cette couleur, votre propriétaire.',
    'SET-7':
      'Vingt jetons sont posés face cachée, un sur chaque quartier marqué d’une pièce sombre. Personne ne sait lequel est lequel.',
    'SET-8':
      'Chacun reçoit trois objectifs secrets, un de chaque sorte : des quartiers dont la survie ne rapporte qu’à vous.',
    'SET-9': 'Un joueur tiré au sort commence ; on joue dans le sens horaire.',
    'SET-10':
      'On place six milices. À trois, chacun en place deux ; à quatre, deux sont déjà sur le plan et chacun en place une ; à cinq, une y est déjà et chacun en place une ; à six, chacun en place une. Jamais dans la région verte.',
    'SET-11':
      'Puis chacun place son propriétaire, lui aussi partout hors de la région verte. Même dans un pré.',
    'FIRE-1':
      'Commencez votre tour par une carte Feu : il faut en jouer une, et déplacer un cône grâce à elle.',
    'FIRE-2':
      'Le cône vient d’un quartier en feu qui en a au moins deux : le dernier reste. Seule Pudding Lane peut céder son dernier, tant que la réserve a encore un cône : elle y en remet jusqu’à cinq.',
    'FIRE-3':
      'Le cône traverse autant de quartiers en feu que vous voulez, dans tous les sens, par les frontières et par les coins où quatre quartiers se touchent. Le rempart et la Fleet ne l’arrêtent pas. Un quartier contenu ne laisse rien sortir ni passer.',
    'FIRE-4':
      'Le dernier pas quitte le feu dans la direction de la carte. Un coin vaut pour ses deux directions : une carte Nord va aussi au nord-ouest et au nord-est.',
    'FIRE-5':
      'La cible est un quartier de la ville qui ne brûle pas, ou dont le feu est contenu. Les prés, les quartiers démolis et Pudding Lane ne prennent jamais feu.',
    'FIRE-6':
      'De toutes les cibles que le cône atteint avec cette carte, il faut en prendre une du meilleur rang : (1) maisons sans milice, (2) maisons et milice, (3) ni maisons ni milice, (4) milice seule. À rang égal, vous choisissez.',
    'FIRE-7':
      'Vous pouvez jouer une carte si elle a la moindre cible. Vous devrez peut-être brûler vos propres maisons.',
    'FIRE-8':
      'Si aucune carte n’est jouable, montrez votre main, défaussez une carte et placez trois cônes comme quand le feu s’intensifie. Puis jouez vos actions comme d’habitude.',
    'FIRE-9': 'Les cartes jouées sont défaussées face visible.',
    'BURN-1':
      'S’il y a maintenant au moins autant de milices que de cônes, le feu est contenu : une milice libre se met sur le cône, rien ne brûle, et le jeton reste.',
    'BURN-2': 'Sinon, toutes les maisons y brûlent. Chacune coûte deux points de victoire à qui la possède.',
    'BURN-3': 'Puis on ajoute des cônes, jusqu’à la taille du quartier.',
    'BURN-4':
      'Si des maisons ont brûlé et qu’un jeton est là, vous le prenez, bon gré mal gré : regardez-le et gardez-le secret.',
    'BURN-5':
      'Les cônes viennent de la réserve ; si elle est vide, de Pudding Lane ; si elle l’est aussi, chaque joueur qui a éteint des cônes en rend un et perd son point. S’il en manque encore, placez-en moins.',
    'DBL-1':
      'Un jeton « Double mouvement » permet d’avancer un second cône avec la même carte. Un jeton par tour, même pris à l’instant.',
    'DBL-2':
      'Le second mouvement vient avant toute action et suit de nouveau toutes les règles. Le jeton sort du jeu.',
    'ACT-1':
      'Vous avez quatre actions. Celles que vous n’utilisez pas sont perdues. Vous décidez quand vous avez fini.',
    'ACT-2':
      'Votre propriétaire va dans un quartier voisin, une action par pas, par les frontières, les coins, le rempart et la Fleet, même à travers le feu et les ruines. Seule Pudding Lane est fermée.',
    'ACT-3':
      'Toute milice libre se déplace de même, peu importe qui l’a placée. Une milice sur un cône ne peut pas partir ; s’il y a plus de milices que de cônes, les autres sont libres.',
    'ACT-4':
      'Une milice qui entre dans un quartier où un cône n’est pas retenu s’y arrête et se met sur ce cône.',
    'ACT-5':
      'Là où le feu est contenu et où se tient votre propriétaire, une action éteint un cône. Le cône est à vous, et sa milice est de nouveau libre.',
    'ACT-6':
      'Le premier joueur à trois cônes éteints devient le Héros de Londres. La carte passe à tout joueur qui en a plus que son détenteur. Rendre des cônes ne la déplace pas.',
    'DEM-1':
      'Un jeton « Démolition » rase volontairement un quartier. Cela ne coûte aucune action, mais une milice libre doit s’y trouver. Votre propriétaire, non.',
    'DEM-2':
      'Le quartier doit être à côté d’un feu, contenu ou non. Il ne doit pas être en feu lui-même, et il doit faire partie de la ville.',
    'DEM-3': 'Un quartier de taille trois ou plus ne peut être démoli qu’une fois ses maisons brûlées.',
    'DEM-4':
      'Ses maisons sont perdues et coûtent chacune deux points à qui les possède. Un jeton y est perdu sans être vu. Le feu ne peut plus entrer dans le quartier ni le traverser ; les gens, si.',
    'DRAW-1':
      'À la fin de votre tour, vous piochez une carte. Si une carte Évolution apparaît alors, le feu s’intensifie. Puis votre tour est fini.',
    'INT-1':
      'Vous placez trois cônes dans des quartiers en feu, tous dans un seul ou dans plusieurs, jamais à Pudding Lane ni là où le feu est contenu.',
    'INT-2': 'Aucun quartier ne peut recevoir ainsi plus de cônes que sa taille plus deux.',
    'INT-3': 'Il faut placer autant des trois que possible. Les autres restent où ils étaient.',
    'INT-4':
      'Les cônes viennent comme quand un quartier brûle : réserve, Pudding Lane, puis ceux qui en ont éteint.',
    'END-1':
      'Quand la carte Évolution A est apparue et que ses cônes sont placés, chacun a encore un tour, sans piocher. Puis le feu est éteint.',
    'END-2':
      'Vous avez 40 points, moins deux pour chacune de vos maisons perdues. S’y ajoutent un point par cône que vous avez encore, vos objectifs qui ont survécu, un point par jeton « Point de victoire » et deux pour le Héros de Londres.',
    'END-3':
      'Un quartier a survécu si une maison y est debout et qu’aucun cône n’y est libre de se propager.',
    'END-4':
      'En cas d’égalité comptent les cônes gardés, puis vos maisons debout, puis les points d’objectifs. Si l’égalité demeure, vous partagez la victoire.',
    'END-5':
      'À la fin, tout est révélé : couleurs, objectifs, jetons, mains, et les cartes hors de la partie.',
    'OPT-A':
      'Couleurs cachées : personne ne sait quelle couleur est la vôtre, et votre pion peut différer de vos maisons. Jusqu’à la fin, on ne voit que les pertes de chaque couleur, et aucun point.',
    'OPT-B':
      'Plus de destruction : une fois la dernière carte Évolution apparue, chacun a deux tours au lieu d’un.',
    'OPT-C':
      'Vent d’est, notre propre règle : sur les 60 cartes Feu, 22 vont vers l’ouest, 12 vers l’est, et 13 vers le nord comme vers le sud.',
    'UNDO-1':
      'Tant que vous agissez, vous pouvez annuler vos actions de ce tour, la dernière d’abord, jusqu’à 30 fois.',
    'UNDO-2':
      'La propagation peut aussi s’annuler, sauf si elle vous a rapporté un jeton ou qu’un secret a été révélé depuis. Une carte piochée ou un feu qui s’intensifie ne s’annulent pas.',
    'UNDO-3':
      'Plus loin en arrière, c’est une reprise de coups, qui demande l’accord de tous les joueurs. Ce qui a été révélé reste connu.',
    'UNDO-4': 'Le journal montre tout ce qui a été annulé.',
    'SEC-1': 'Vos cartes Feu : vous les voyez, les autres en voient le nombre.',
    'SEC-2': 'Vos objectifs : vous seul les voyez.',
    'SEC-3': 'Vos jetons : vous voyez lesquels, les autres en voient le nombre.',
    'SEC-4': 'Votre couleur, avec les couleurs cachées, et tout ce qui la trahirait : vous seul.',
    'SEC-5': 'Les jetons sur le plan, l’ordre de la pioche et les cartes hors de la partie : personne.',
    'SEC-6': 'Les nombres aléatoires de la donne : personne jusqu’à la fin.',
    'SEC-7': 'Les cartes jouées ou montrées : tous.',
    'SEC-8':
      'Les pertes par couleur, les cônes éteints, les milices, les pions, et le temps avant que le feu s’intensifie : tous.',
  },
};
