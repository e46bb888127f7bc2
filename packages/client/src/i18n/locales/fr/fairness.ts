import type { fairness as english } from '../en/fairness';
import type { FrenchMessages } from '../../message-types';

export const fairness: FrenchMessages<typeof english> = {
  title: 'La donne était-elle équitable ?',
  explainTitle: 'Comment se fait la donne',
  yes: 'Oui : personne n’a pu choisir cette donne.',
  yesSeedOnly: 'Elle correspond à la graine du serveur.',
  no: 'Non : quelque chose ne concorde pas.',
  did: 'Votre navigateur a tout redonné en {{ms}} ms pour vérifier.',
  noHint:
    'Les lignes marquées ci-dessous ne concordent pas avec la graine et les parts, ou avec ce que votre navigateur a vu avant la partie.',
  seedOnly:
    'Aucune place n’a ajouté de part : la graine du serveur a seule décidé. Elle était verrouillée avant le premier coup, mais le serveur a pu la choisir.',
  before: 'Ce qui était fixé avant le premier coup',
  seed: 'La graine du serveur a l’empreinte {{mark}}, comme le dit l’enregistrement.',
  seedNot: 'La graine du serveur n’a pas l’empreinte que dit l’enregistrement.',
  pinnedSeed: 'C’est l’empreinte que votre navigateur a enregistrée quand vous avez pris place.',
  pinnedSeedNot:
    'Ce n’est pas l’empreinte que votre navigateur a enregistrée quand vous avez pris place : {{mark}}.',
  pinnedParts:
    'Toutes les parts sont celles que votre navigateur a enregistrées avant qu’aucune ne soit révélée.',
  pinnedPartsNot:
    'Les parts ne sont pas celles que votre navigateur a enregistrées avant qu’aucune ne soit révélée.',
  mine: 'La part de votre navigateur est parmi elles.',
  mineNot: 'La part de votre navigateur n’est pas parmi elles.',
  notPinned:
    'Ce navigateur n’a rien enregistré de cette table avant le premier coup ; il ne peut donc pas vérifier ce qui était annoncé. Ceux des joueurs le peuvent.',
  parts: 'Qui a ajouté une part de hasard',
  part: 'a ajouté une part, qui concorde avec son empreinte {{mark}}',
  partNot: 'a ajouté une part, qui ne concorde pas avec son empreinte {{mark}}',
  noPart: 'n’a rien ajouté',
  shuffles: 'Ce que le hasard a décidé',
  shuffle: {
    houses: 'Les maisons de la région {{region}}',
    colours: 'Les couleurs des joueurs',
    pawns: 'Les pions',
    tokens: 'Les jetons sur les quartiers',
    objectives: 'Les objectifs, série {{deck}}',
    fireCards: 'Les cartes Feu : mains et pioche',
    startSeat: 'Qui commence',
    redeal: 'Nouvelle donne {{number}}',
  },
  region: { orange: 'orange', green: 'verte', blue: 'bleue', purple: 'violette' },
  fits: 'concorde',
  fitsNot: 'ne concorde pas',
  follows: 'Attendu : {{what}}',
  told: 'Dans l’enregistrement : {{what}}',
  nothing: 'rien',
  notOver:
    'Vous pourrez le vérifier une fois la partie finie. Jusque-là, la graine et les parts sont secrètes.',
  none: 'Il n’y a pas de partie finie ici.',
  toTable: 'À la table',
  file: 'Vérifier un enregistrement dans un fichier',
  fileWrong: 'Ce fichier n’est pas l’enregistrement d’une partie : {{field}} {{why}}.',
  how: 'Comment ça marche',
  steps: {
    seed: 'Avant que les joueurs prennent place, le serveur choisit une graine secrète et en publie l’empreinte. Il ne peut plus la changer.',
    contribution:
      'Votre navigateur choisit sa propre part de hasard et n’en publie que l’empreinte. Il enregistre les deux empreintes.',
    lock: 'Au lancement, les empreintes de toutes les places sont verrouillées. Votre navigateur les compare à celles qu’il a enregistrées.',
    reveal:
      'Alors seulement, chaque navigateur révèle sa part. La graine et toutes les parts font ensemble la donne : personne ne pouvait la choisir seul.',
    verify: 'Ensuite, l’enregistrement révèle tout : chacun peut refaire la donne et vérifier.',
  },
  not: 'Ce que cela ne peut exclure',
  limits: {
    leak: 'un serveur qui connaît les cartes pendant la partie et les divulgue ;',
    closedTable: 'une table fermée avant de commencer, ce que voient tous ceux qui y sont assis ;',
    bots: 'les bots et les programmes, qui n’ajoutent pas de part ;',
    changedPage:
      'un serveur qui vous envoie une autre page. Pour en être sûr, lancez le script publié sur l’enregistrement.',
  },
  script: 'Le script publié, pour Node',
};
