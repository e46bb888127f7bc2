import type { fairness as english } from '../en/fairness';
import type { FrenchMessages } from '../../message-types';

export const fairness: FrenchMessages<typeof english> = {
  title: 'La donne était-elle équitable ?',
  explanationTitle: 'Comment se fait la donne',
  verdictFair: 'Oui : ni un joueur ni le serveur seul n’a pu choisir cette donne.',
  verdictSeedOnly: 'La donne correspond à la graine du serveur.',
  verdictMismatch: 'Non : quelque chose ne concorde pas.',
  redealDuration: 'Votre navigateur a tout redonné en {{ms}} ms pour vérifier.',
  mismatchHint:
    'Les lignes marquées ci-dessous ne concordent pas avec la graine et les parts, ou avec ce que votre navigateur a vu avant la partie.',
  seedOnlyHint:
    'Aucune place n’a ajouté de part : la graine du serveur a seule décidé. Elle était verrouillée avant le premier coup, mais le serveur a pu la choisir.',
  commitmentsTitle: 'Ce qui était fixé avant le premier coup',
  seedMatches: 'La graine du serveur a l’empreinte {{mark}}, comme le dit l’enregistrement.',
  seedMismatch: 'La graine du serveur n’a pas l’empreinte que dit l’enregistrement.',
  storedSeedMatches: 'C’est l’empreinte que votre navigateur a enregistrée avant d’envoyer sa part.',
  storedSeedMismatch:
    'Ce n’est pas l’empreinte que votre navigateur a enregistrée avant d’envoyer sa part : {{mark}}.',
  ownContributionIncluded: 'La part de votre navigateur ({{mark}}) est parmi elles.',
  ownContributionMissing:
    'La part de votre navigateur ({{mark}}) n’est pas parmi elles. Si vous avez été prêt plus tard dans un autre navigateur, vérifiez-y.',
  nothingStored:
    'Ce navigateur n’a rien enregistré de cette table avant le premier coup ; il ne peut donc pas vérifier ce qui était annoncé. Ceux des joueurs le peuvent.',
  contributorsTitle: 'Qui a ajouté une part de hasard',
  contributionAdded: 'a ajouté une part de hasard ({{mark}})',
  contributionInvalid: 'montre une part qui ne peut pas être la sienne ({{mark}})',
  noContribution: 'n’a rien ajouté',
  shufflesTitle: 'Ce que le hasard a décidé',
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
  match: 'concorde',
  mismatch: 'ne concorde pas',
  expectedResult: 'Attendu : {{what}}',
  recordedResult: 'Dans l’enregistrement : {{what}}',
  emptyResult: 'rien',
  gameNotOver:
    'Vous pourrez le vérifier une fois la partie terminée. Jusque-là, la graine et les parts sont secrètes.',
  noFinishedGame: 'Il n’y a pas de partie terminée ici.',
  backToTable: 'À la table',
  checkFile: 'Vérifier un enregistrement dans un fichier',
  invalidFile: 'Ce fichier n’est pas l’enregistrement d’une partie : {{field}} {{why}}.',
  howItWorks: 'Comment ça marche',
  steps: {
    seed: 'À l’ouverture de la table, le serveur choisit une graine secrète et en publie l’empreinte. Il ne peut plus la changer.',
    contribution:
      'Quand vous êtes prêt, votre navigateur choisit sa part de hasard, l’enregistre avec l’empreinte et l’envoie. Celui de l’hôte le fait au lancement.',
    deal: 'La graine et toutes les parts font ensemble la donne. Le serveur a fixé sa graine avant de voir les parts, et aucun joueur ne la connaît : personne ne pouvait choisir seul.',
    verify: 'Ensuite, l’enregistrement révèle tout : chacun peut refaire la donne et vérifier.',
  },
  limitsTitle: 'Ce que cela ne peut exclure',
  limits: {
    collusion: 'un serveur et un joueur qui s’entendent : ils pourraient choisir la donne ;',
    leak: 'un serveur qui connaît les cartes pendant la partie et les divulgue ;',
    closedTable: 'une table fermée avant de commencer, ce que voient tous ceux qui y sont assis ;',
    bots: 'les bots et les programmes, qui n’ajoutent pas de part ;',
    changedPage:
      'un serveur qui vous envoie une autre page. Pour en être sûr, lancez le script publié sur l’enregistrement.',
  },
  verificationScript: 'Le script publié, pour Node',
};
