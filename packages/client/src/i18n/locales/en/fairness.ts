/** The fairness check and the explanation of the method. */
export const fairness = {
  title: 'Was the deal fair?',
  explanationTitle: 'How the deal works',
  verdictFair: 'Yes: neither a player nor the server alone could choose this deal.',
  verdictSeedOnly: 'It matches the server’s seed.',
  verdictMismatch: 'No: something doesn’t match.',
  redealDuration: 'Your browser re-dealt the whole game in {{ms}} ms to check.',
  mismatchHint:
    'The lines marked below don’t match the seed and the random parts, or what your browser saw before the game.',
  seedOnlyHint:
    'No seat added a random part: the server’s seed alone decided this deal. It was locked before the first move, but the server could have chosen it.',
  commitmentsTitle: 'What was fixed before the first move',
  seedMatches: 'The server’s seed has the fingerprint {{mark}}, as the record says.',
  seedMismatch: 'The server’s seed doesn’t have the fingerprint in the record.',
  storedSeedMatches: 'It matches the fingerprint your browser saved before it sent its random part.',
  storedSeedMismatch:
    'It doesn’t match the fingerprint your browser saved before it sent its random part: {{mark}}.',
  ownContributionIncluded: 'Your browser’s own random part ({{mark}}) is among them.',
  ownContributionMissing:
    'Your browser’s own random part ({{mark}}) is not among them. If you were ready in another browser later, check there.',
  nothingStored:
    'This browser saved nothing from this table before the first move, so it can’t check what was shown then. The players’ own browsers can.',
  contributorsTitle: 'Who added a random part',
  contributionAdded: 'added a random part ({{mark}})',
  contributionInvalid: 'shows a random part that can’t be theirs ({{mark}})',
  noContribution: 'added nothing',
  shufflesTitle: 'What was left to chance',
  shuffle: {
    houses: 'Houses of the {{region}} region',
    colours: 'Players’ colours',
    pawns: 'Pawns',
    tokens: 'Tokens on the districts',
    objectives: 'Objectives, set {{deck}}',
    fireCards: 'Fire cards: hands and deck',
    startSeat: 'First player',
    redeal: 'Redeal {{number}}',
  },
  region: { orange: 'orange', green: 'green', blue: 'blue', purple: 'purple' },
  match: 'matches',
  mismatch: 'doesn’t match',
  expectedResult: 'Expected: {{what}}',
  recordedResult: 'In the record: {{what}}',
  emptyResult: 'nothing',
  gameNotOver:
    'You can check this once the game is over. Until then the seed and the random parts are secret.',
  noFinishedGame: 'There is no finished game here.',
  backToTable: 'Back to the table',
  checkFile: 'Check a record from a file',
  invalidFile: 'This file isn’t a game record: {{field}} {{why}}.',
  howItWorks: 'How it works',
  steps: {
    seed: 'When the table opens, the server picks a secret seed and publishes its fingerprint. From then on it can’t change the seed.',
    contribution:
      'When you are ready, your browser picks a random part, saves it with the fingerprint, and sends it. The host’s browser does so with the start.',
    deal: 'The seed and all parts together make the deal. The server fixed its seed before it saw the parts, and no player knows the seed: none of them can choose the deal alone.',
    verify: 'Afterwards the record reveals everything, so anyone can re-deal the game and check.',
  },
  limitsTitle: 'What this can’t rule out',
  limits: {
    collusion: 'a server and a player who work together: they could choose the deal;',
    leak: 'a server that knows the cards during the game and leaks them;',
    closedTable: 'a table closed before the start, which everyone seated there sees;',
    bots: 'bots and programs, which add no random part;',
    changedPage:
      'a server that sends you a different page. To be sure, run the published script on the record.',
  },
  verificationScript: 'The published script, for Node',
} as const;
