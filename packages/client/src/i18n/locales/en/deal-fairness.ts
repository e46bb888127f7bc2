/** The deal at a table before the game starts. */
export const dealFairness = {
  title: 'A provably fair deal',
  bound: 'The server has locked its secret seed (fingerprint {{mark}}).',
  adds_one: '{{names}}’s browser adds its own random part.',
  adds_other: 'The browsers of {{names}} each add a random part.',
  elsewhere: 'Your random part is stored in another browser. It moves here when you choose the button below.',
  lacks: 'This browser can’t store anything, so your seat adds no random part.',
  seal: 'Fair deal',
  wasBound: 'Fair deal: locked before the first move ({{mark}}).',
  from: 'Random parts added by {{names}}.',
  whole: 'The full fingerprint (SHA-256 of the seed)',
  how: 'How the deal works',
  waits: 'The deal is still waiting for {{names}}.',
  waitsHint: 'Their browsers will add the missing part as soon as they return to this table.',
  close: 'Close the table without playing',
  closed: 'This table was closed during the deal. No game was played.',
  wrong: {
    seed: 'The server’s fingerprint has changed since you sat down, so your browser keeps its random part secret. You should close this table.',
    list: 'The server now lists different random parts than before, so your browser keeps its own secret. You should close this table.',
    contribution:
      'The random part at your seat isn’t from this browser. If you were ready in another browser, open the table there. Otherwise you should close it.',
    omitted: 'The server has left out your browser’s random part. You should close this table.',
  },
} as const;
