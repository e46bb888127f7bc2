/** The deal at a table before the game starts. */
export const dealFairness = {
  title: 'A provably fair deal',
  seedCommitted: 'The server has locked its secret seed (fingerprint {{mark}}).',
  contributors_one: '{{names}}’s browser adds its own random part.',
  contributors_other: 'The browsers of {{names}} each add a random part.',
  contributionInOtherBrowser:
    'Your random part is stored in another browser. It moves here when you choose the button below.',
  storageUnavailable: 'This browser can’t store anything, so your seat adds no random part.',
  fairDeal: 'Fair deal',
  seedCommittedBeforeStart: 'Fair deal: locked before the first move ({{mark}}).',
  contributedBy: 'Random parts added by {{names}}.',
  fullFingerprint: 'The full fingerprint (SHA-256 of the seed)',
  howItWorks: 'How the deal works',
  waitingForReveals: 'The deal is still waiting for {{names}}.',
  waitingForRevealsHint: 'Their browsers will add the missing part as soon as they return to this table.',
  closeTable: 'Close the table without playing',
  tableClosed: 'This table was closed during the deal. No game was played.',
  problem: {
    seed: 'The server’s fingerprint has changed since you sat down, so your browser keeps its random part secret. You should close this table.',
    list: 'The server now lists different random parts than before, so your browser keeps its own secret. You should close this table.',
    contribution:
      'The random part at your seat isn’t from this browser. If you were ready in another browser, open the table there. Otherwise you should close it.',
    omitted: 'The server has left out your browser’s random part. You should close this table.',
  },
} as const;
