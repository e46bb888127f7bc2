export const recover = {
  title: 'Go on playing here',
  why: 'This link brings your name and your seats to this browser.',
  takeOver: 'Play here too',
  happens: 'What happens then',
  here: 'Here you are who you were: your name, your tables, your seats.',
  there: 'The browser that you come from stays signed in. Each can sign the others out, in the settings.',
  once: 'The link is used up. A new one can be made in the settings.',
  already_one:
    'In this browser you have a seat at {{count}} table already. If you come as somebody else, it is given up here.',
  already_other:
    'In this browser you have seats at {{count}} tables already. If you come as somebody else, they are given up here.',
  alreadyAs_one:
    'In this browser you are {{name}}, with a seat at {{count}} table. If you come as somebody else, it is given up here.',
  alreadyAs_other:
    'In this browser you are {{name}}, with seats at {{count}} tables. If you come as somebody else, they are given up here.',
  keepThem: 'If you want to keep that, first make a link or a recovery code for it here, in the settings.',
  gone: 'This link no longer works',
  goneWhy: 'It was used before, it is too old, or a newer one was made.',
  broken: 'This link is not whole',
  brokenWhy: 'Part of it is missing. Copy it to its last letter, and open it again.',
  waysOn: 'How to go on',
  makeNew:
    'In the browser where you still have your seats, open the settings and make a new link under “You and your devices”.',
  haveCode: 'I have a recovery code',
  whereOpened: 'If you have used the link yourself, your seats are in the browser where you opened it.',
  code: {
    title: 'Come back by your recovery code',
    why: 'It brings your name and your seats to this browser.',
    label: 'Recovery code',
    wrong: 'This is no whole code, or a sign of it is wrong. Look again.',
    unknown: 'Nobody has this code. Maybe you made a newer one.',
    stays: 'The code stays good until you make a new one.',
  },
} as const;
