import type { tv as english } from '../en/tv';
import type { GermanMessages } from '../../message-types';

export const tv: GermanMessages<typeof english> = {
  codeLabel: 'QR-Code mit dem Link dieses Tisches',
  scanForSeat: 'Scannen und am Handy Platz nehmen.',
  scanToWatch: 'Scannen und am Handy zuschauen.',
  localOnly:
    'Handys können die Adresse „localhost“ nicht öffnen. Öffne diese Seite unter dem Namen des Computers in deinem Netz.',
  waitingForPlayers_one: '{{count}} Platz ist frei',
  waitingForPlayers_other: '{{count}} Plätze sind frei',
  waitingForStart: 'Alle Plätze sind besetzt. Der Gastgeber beginnt die Partie.',
  seatFree: 'frei',
  seatReady: 'bereit',
  seatHere: 'noch nicht bereit',
  seatAway: 'nicht da',
  nextTable: 'Es gibt einen neuen Tisch. Er öffnet sich hier gleich.',
};
