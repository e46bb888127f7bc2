import type { DiaryPhrases } from '../phrases';

/** Simple past throughout: it agrees with no name. A name follows no word that would be elided. */
export const fr: DiaryPhrases = {
  language: 'fr',
  numerals: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  days: [
    'Dimanche 2 septembre 1666',
    'Lundi 3 septembre 1666',
    'Mardi 4 septembre 1666',
    'Mercredi 5 septembre 1666',
    'Jeudi 6 septembre 1666',
  ],
  openings: [
    'Tiré du lit avant le jour par des cloches qui n’appelaient à nul office, je vis le ciel rouge au-dessus du pont.',
    'Habillé en hâte, je descendis au fleuve, où la moitié de la ville regardait et l’autre portait des lits.',
    'À peine dormi. La fumée pesait tant sur la rue que mon voisin alluma une lanterne à dix heures du matin.',
    'Rude journée, que je note tant que j’entends encore ma plume.',
    'Ma servante vint dire que le feu empirait\u202f; je répondis que cela ne se pouvait pas, et j’avais tort.',
    'Pris une barque à l’escalier pour voir le feu de mes yeux, et le regrettai bien vite.',
  ],
  winds: {
    N: [
      'Les flammes allèrent surtout vers le nord, de l’eau jusqu’au cœur de la ville.',
      'Tout le jour le feu monta au nord, comme s’il voulait sortir par les portes.',
    ],
    E: [
      'Les flammes allèrent surtout vers l’est, et ceux qui logent près de la Tour surveillèrent leur porte.',
      'Contre tout usage, le feu rongea vers l’est, rue après rue.',
    ],
    S: [
      'Les flammes tournèrent surtout au sud, vers le fleuve, où les barges étaient trop serrées.',
      'Tout le jour le feu pencha vers le sud, et la Tamise luisait comme un chaudron de cuivre.',
    ],
    W: [
      'Le vent soufflait de l’est et poussait le feu devant lui comme un troupeau.',
      'Les flammes allèrent surtout vers l’ouest, et les avocats du Temple firent leurs malles.',
    ],
  },
  told: {
    'hand-kept': [
      'Nul ne se plaignit des vents que la Fortune avait donnés.',
      'Chacun prit les vents comme ils venaient, sans un mot.',
    ],
    'hand-shown': [
      '{name} étala tout sur la table, n’ayant plus rien à cacher.',
      '{name} dut montrer son jeu, et la compagnie s’en amusa fort.',
    ],
    'hand-redealt': [
      '{name} reçut cinq fois le même vent, et en eut d’autres, comme il est juste.',
      'Cinq fois le même vent pour {name}, chose jamais vue\u202f: on redonna les cartes.',
    ],
    'band-placed': [
      '{name} posta une troupe du guet à {district}, avec seaux et crochets.',
      'À {district} je vis les hommes postés par {name}, et ils avaient bon courage.',
    ],
    'pawn-placed': [
      '{name} fut dehors de bonne heure\u202f; on m’en parla à {district}.',
      'Je trouvai {name} à {district}, manches retroussées, avant que nul n’eût donné d’ordre.',
    ],
    'turn-began': [
      'Je comptai {count:une alarme|# alarmes} avant la fin, puis mes doigts n’y suffirent plus.',
      'Du début à la fin il y eut {count:un moment|# moments} où tout tint à une seule résolution.',
    ],
    'fire-spread': [
      'Ce fut {name} qui lâcha le feu en premier, vers {district}.',
      'Tout commença à {district}, et quand on en parle on nomme {name}.',
      'Le premier coup partit vers {district}, donné par {name}, ce qui fut nié au souper.',
    ],
    'fire-contained': [
      'À {district} le guet arrêta le feu {count:une fois|# fois}, et je bus à sa santé.',
      'Grand éloge à ceux qu’on avait postés à {district}, qui tinrent bon {count:une fois|# fois} quand il le fallut.',
    ],
    'containment-broken': [
      'À {district} la ligne céda, et les hommes s’enfuirent leurs seaux encore pleins.',
      'On croyait {district} à l’abri\u202f; c’était une erreur, et le feu passa comme dans la paille.',
    ],
    'houses-burned': [
      '{name} mena le feu à {district}, et {count:une maison disparut|# maisons disparurent} dans l’heure.',
      'Je vis brûler {district}, {count:une maison|# maisons} d’un coup, et {name} ne détourna pas les yeux.',
      'À {district} rien de bon\u202f: {count:une maison|# maisons} en cendres, et c’est grâce à {name}.',
      'On le dit au café\u202f: {name} coûta {count:une maison|# maisons} à {district}, et nul ne contredit.',
      'À {district}, {count:une maison flamba|# maisons flambèrent}, et l’ouvrage revient à {name}.',
    ],
    'cones-added': [
      'Le brasier, à {district}, se nourrit si bien qu’il en naquit {count:un autre|# autres}.',
      'À {district} il y eut bientôt {count:un feu|# feux} de plus à combattre.',
    ],
    'cones-returned': [
      'Les feux éteints à grand-peine par {names} se rallumèrent ailleurs.',
      'J’eus pitié en pensant à {names}\u202f: tous leurs feux étaient à reprendre.',
    ],
    'pudding-lane-refilled': [
      'À Pudding Lane, où nul ne peut entrer, le feu reprit {count:une fois encore|# fois encore}.',
      'On croyait mort le vieux foyer, à Pudding Lane, mais il se réveilla {count:bientôt|# fois}.',
    ],
    'token-taken': [
      '{name} revint avec un objet sous le manteau, pris à {district}, et refusa de le montrer.',
      'Dans les braises, à {district}, {name} ramassa une chose utile.',
    ],
    'token-spent': [
      '{name} gardait quelque chose pour une heure pareille, et s’en servit sans honte.',
      'On vit alors ce que mettait de côté {name}, et plus d’un visage s’allongea.',
    ],
    'card-discarded': [
      '{name} n’avait aucun vent qui servît, et laissa faire le feu.',
      'Une fois, rien ne put servir à {name}, et le feu se mit à rire.',
    ],
    'pawn-moved': [
      '{name} dut user ses souliers\u202f: je croisai le même chapeau dans {count:une rue|# rues}.',
      'Nul ne courut autant\u202f: pour {name} je compte {count:une rue|# rues}.',
    ],
    'band-moved': [
      'Tard dans la journée {name} envoya le guet à {district}.',
      '{name} appela les hommes à {district}, et ils vinrent en courant, les seaux à moitié vides.',
    ],
    'cone-put-out': [
      '{name} éteignit {count:un feu|# feux} de ses mains, et en garda l’odeur toute la soirée.',
      'À {name} revient le mérite, avec {count:un feu éteint|# feux éteints}\u202f; j’ai vu les ampoules.',
      'Si d’autres avaient fait comme {name}, avec {count:un feu éteint|# feux éteints}, j’écrirais ceci dans mon cabinet.',
    ],
    'hero-passed': [
      'Dans la rue on donne à {name} le titre de héros de Londres, et j’ai entendu des avis plus sots.',
      'À la nuit il n’y avait plus qu’un nom sur toutes les lèvres\u202f: {name}.',
      'On acclama {name} comme je n’ai entendu acclamer personne depuis le retour du Roi.',
    ],
    'district-demolished': [
      'À {district}, {name} fit sauter les maisons pour affamer le feu, et mes vitres tremblèrent.',
      'Un coup de tonnerre à {district}\u202f: c’était {name}, qui abattait ce qu’on ne pouvait sauver.',
    ],
    'actions-ended': [
      '{name} s’assit alors qu’il restait de l’ouvrage, et tout le monde le vit.',
      'On me l’assure\u202f: {name} resta un moment les bras croisés, quand il y avait du feu pour tous.',
    ],
    'card-drawn': [
      'La girouette tourna {count:une fois|# fois}, que j’aie vu, et jamais à notre bien.',
      'On guetta un vent nouveau {count:une fois|# fois}, et peu eurent celui qu’ils voulaient.',
    ],
    'stack-card-uncovered': [
      'Le feu grandit de lui-même {count:une fois|# fois}, en plusieurs lieux ensemble, et certains parlèrent de châtiment.',
      'Il y eut {count:une poussée soudaine|# poussées soudaines} du feu, dont nul ne voulait et que tous payèrent.',
    ],
    'fire-intensified': [
      'Vers la fin de nouveaux feux se dressaient à {districts}, et je cessai de compter.',
      'La dernière grande rafale se fit sentir à {districts}.',
    ],
    'last-turns-began': [
      'Quand on sut qu’il ne restait plus que {count:un coup|# coups}, chacun devint fort poli et fort dangereux.',
      'Près de la fin, avec {count:un coup|# coups} encore à jouer, personne ne dit plus mot.',
    ],
    'taken-back': [
      '{name} commença une chose, se ravisa et la défit sous nos yeux.',
      'Je le note\u202f: {name} changea d’avis {count:une fois|# fois}\u202f; chez un autre j’appellerais cela sagesse.',
    ],
  },
  asides: [
    'Il tomba de la cendre dans la soupe.',
    'Un batelier me demanda trois fois son prix, et l’obtint.',
    'Dans ma gouttière les moineaux chantèrent à minuit et crurent que c’était le jour.',
    'Les charrettes se touchaient, et l’on n’en eût pas trouvé une à prix d’or.',
    'Mon voisin sortit sa pendule d’abord et sa mère ensuite.',
    'Je mangeai du pâté froid debout, et n’en connus jamais de meilleur.',
    'Un enfant demanda si le soleil était tombé, et personne ne rit.',
    'Au coin de la rue on vendait l’eau au gobelet.',
  ],
  toll: [
    'On a compté {count:une maison perdue|# maisons perdues}, et les pierres brûlent encore la main.',
    'Il manque {count:une maison|# maisons} qu’on voyait encore la semaine passée.',
    'J’ai marché là où {count:se dressait une maison|se dressaient # maisons}, sans reconnaître la rue.',
  ],
  spared: [
    'Pas une maison n’est perdue, et qui n’y était pas ne le croira jamais.',
    'Chaque maison est encore debout, et je ne sais que crier au prodige.',
  ],
  endings: {
    clear: [
      'Au compte final, {name} domina tout le monde avec {points:# point|# points}.',
      'La journée appartient à {name}, avec {points:# point|# points}, et nul ne la disputa.',
      'Tout compté, {name} avait {points:# point|# points}, et les autres cherchèrent leur chapeau.',
    ],
    close: [
      'La victoire est à {name}, avec {points:# point|# points}, mais de si peu qu’on recompta.',
      'À un cheveu près, il en allait autrement\u202f; mais la victoire est à {name}, avec {points:# point|# points}.',
    ],
    cones: [
      'On était à égalité à {points:# point|# points}, et les feux éteints parlèrent pour {name}.',
      'À {points:# point|# points} on était plusieurs, mais {name} avait éteint le plus de feux, et gagna.',
    ],
    houses: [
      'Égalité à {points:# point|# points}, égalité encore pour les feux éteints\u202f; {name} gagna par les maisons restées debout.',
      'Les toits tranchèrent\u202f: à {points:# point|# points}, il en restait davantage à {name} qu’à ses rivaux.',
    ],
    objectives: [
      'Égalité à {points:# point|# points}, égalité en tout sauf en ceci\u202f: {name} avait mieux gardé les lieux promis.',
      'On en vint aux missions secrètes, et {name} avait le mieux tenu les siennes, avec {points:# point|# points}.',
    ],
    shared: [
      'Point de vainqueur unique\u202f: {names} se partagèrent la journée, à {points:# point|# points} chacun, et se serrèrent la main.',
      '{names} finirent à parfaite égalité, à {points:# point|# points} chacun, et se partagèrent l’honneur comme un pâté.',
    ],
  },
  last: [
    '{name} a {points:# point|# points}, et dit que c’est la faute du vent.',
    'À {name}, avec {points:# point|# points}, il ne resta qu’une tape sur l’épaule.',
    'Avec {points:# point|# points}, {name} s’en tira le plus mal, et paya le vin.',
  ],
  closings: [
    'Ma chandelle n’a plus qu’un pouce, je m’arrête là.',
    'Demain on cherchera mes livres\u202f; ce soir je ne veux que de l’eau pour mon visage.',
    'Tout se tait maintenant, et c’est bien le plus étrange.',
    'Dieu garde ce qui reste de nous, et nous envoie la pluie.',
    'Je ferme la fenêtre, quoiqu’elle n’ait plus de vitre.',
    'Et maintenant dormir, si l’odeur le permet.',
  ],
};
