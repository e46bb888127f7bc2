import type { tv as english } from '../en/tv';
import type { ItalianMessages } from '../../message-types';

export const tv: ItalianMessages<typeof english> = {
  codeLabel: 'Codice QR con il link di questo tavolo',
  scanForSeat: 'Inquadra per prendere posto con il telefono.',
  scanToWatch: 'Inquadra per guardare dal telefono.',
  localOnly:
    'Un telefono non può aprire l’indirizzo «localhost». Apri questa pagina con il nome del computer nella tua rete.',
  waitingForPlayers_one: '{{count}} posto libero',
  waitingForPlayers_other: '{{count}} posti liberi',
  waitingForPlayers_many: '{{count}} di posti liberi',
  waitingForStart: 'Tutti i posti sono occupati. L’host avvia la partita.',
  seatFree: 'libero',
  seatReady: 'pronto',
  seatHere: 'non ancora pronto',
  seatAway: 'assente',
  nextTable: 'C’è un nuovo tavolo. Si apre qui tra un momento.',
};
