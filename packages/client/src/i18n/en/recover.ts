export const recover = {
  title: 'Go on playing here',
  why: 'This link brings your name and your seats to this browser.',
  takeOver: 'Take over my seats',
  happens: 'What happens then',
  here: 'Here you are who you were: your name, your tables, your seats.',
  there:
    'The browser that you come from is signed out. Your tables are shown to it as to somebody who watches.',
  once: 'The link is used up. To go back, make a new one here, in the settings.',
  already_one: 'In this browser you have a seat at {{count}} table already. It is given up.',
  already_other: 'In this browser you have seats at {{count}} tables already. They are given up.',
  alreadyAs_one: 'In this browser you are {{name}}, with a seat at {{count}} table. It is given up.',
  alreadyAs_other: 'In this browser you are {{name}}, with seats at {{count}} tables. They are given up.',
  keepThem: 'If you want to keep that, first make a link for it here, in the settings.',
  gone: 'This link no longer works',
  goneWhy: 'It was used before, it is too old, or a newer one was made.',
  broken: 'This link is not whole',
  brokenWhy: 'Part of it is missing. Copy it to its last letter, and open it again.',
  waysOn: 'How to go on',
  makeNew:
    'In the browser where you still have your seats, open the settings and make a new link under “Play on another device”.',
  whereOpened: 'If you have used the link yourself, your seats are in the browser where you opened it.',
} as const;
