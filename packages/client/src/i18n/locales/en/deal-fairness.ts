/** The deal at a table before the game starts. */
export const dealFairness = {
  title: 'A provably fair deal',
  seedCommitted: 'The server has locked its secret seed (fingerprint {{mark}}).',
  contribution: 'Each player’s browser adds its own random part when its player is ready.',
  fairDeal: 'Fair deal',
  seedCommittedBeforeStart: 'Fair deal: locked before the first move ({{mark}}).',
  fullFingerprint: 'The full fingerprint (SHA-256 of the seed)',
  howItWorks: 'How the deal works',
} as const;
