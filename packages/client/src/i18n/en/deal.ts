/** What a table says of its deal before the game begins. */
export const deal = {
  title: 'A deal that nobody chooses',
  bound: 'The server’s seed is fixed already; its fingerprint is {{mark}}.',
  adds_one: '{{names}} adds a part by their own browser.',
  adds_other: '{{names}} add a part each by their own browsers.',
  elsewhere:
    'What your seat adds lies in another browser of yours. It moves here once you press the button below.',
  lacks: 'This browser keeps nothing, so your seat adds nothing.',
  wasBound: 'This deal was bound to {{mark}} before the first move.',
  from: 'Parts of it come from {{names}}.',
  whole: 'The whole fingerprint (SHA-256 of the seed)',
  how: 'How the deal is made',
  waits: 'The deal still waits for: {{names}}.',
  waitsHint: 'Their browsers add the missing part by themselves as soon as they are back at this table.',
  close: 'Close the table without a game',
  closed: 'This table was closed while it was dealt. No game was played here.',
  wrong: {
    seed: 'The server now shows another fingerprint than when you sat down. Your browser keeps its part to itself. Better close this table.',
    list: 'The server now shows other parts than before. Your browser keeps its own to itself. Better close this table.',
    part: 'What stands at your seat does not come from this browser. If you were ready in another one, open the table there; else better close it.',
    leftOut: 'The server has left out the part of your browser. Better close this table.',
  },
} as const;
