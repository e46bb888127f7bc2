import type { tv as english } from '../en/tv';
import type { FrenchMessages } from '../../message-types';

export const tv: FrenchMessages<typeof english> = {
  codeLabel: 'Code QR avec le lien de cette table',
  scanForSeat: 'Scannez pour prendre place avec votre téléphone.',
  scanToWatch: 'Scannez pour regarder sur votre téléphone.',
  localOnly:
    'Un téléphone ne peut pas ouvrir l’adresse « localhost ». Ouvrez cette page avec le nom de l’ordinateur dans votre réseau.',
  waitingForPlayers_one: '{{count}} place libre',
  waitingForPlayers_other: '{{count}} places libres',
  waitingForPlayers_many: '{{count}} de places libres',
  waitingForStart: 'Toutes les places sont prises. L’hôte lance la partie.',
  seatFree: 'libre',
  seatReady: 'prêt',
  seatHere: 'pas encore prêt',
  seatAway: 'absent',
  nextTable: 'Une nouvelle table est ouverte. Elle s’affiche ici dans un instant.',
};
