/** A table on a television. */
export const tv = {
  codeLabel: 'QR code with the link of this table',
  scanForSeat: 'Scan to take a seat on your phone.',
  scanToWatch: 'Scan to watch on your phone.',
  localOnly:
    'Phones can’t open the address “localhost”. Open this page by the name of the computer in your network.',
  waitingForPlayers_one: '{{count}} seat is free',
  waitingForPlayers_other: '{{count}} seats are free',
  waitingForStart: 'All seats are taken. The host starts the game.',
  seatFree: 'free',
  seatReady: 'ready',
  seatHere: 'not ready yet',
  seatAway: 'away',
  nextTable: 'The players have a new table. It opens here in a moment.',
};
