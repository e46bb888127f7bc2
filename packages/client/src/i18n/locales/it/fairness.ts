import type { fairness as english } from '../en/fairness';
import type { ItalianMessages } from '../../message-types';

export const fairness: ItalianMessages<typeof english> = {
  title: 'La distribuzione era equa?',
  explainTitle: 'Come funziona la distribuzione',
  yes: 'Sì: nessuno ha potuto scegliere questa distribuzione.',
  yesSeedOnly: 'Corrisponde al seme del server.',
  no: 'No: qualcosa non corrisponde.',
  did: 'Per verificare, il tuo browser ha ridistribuito tutto in {{ms}} ms.',
  noHint:
    'Le righe segnate qui sotto non corrispondono al seme e alle parti casuali, o a ciò che il tuo browser ha visto prima della partita.',
  seedOnly:
    'Nessun posto ha aggiunto una parte casuale: ha deciso solo il seme del server. Era bloccato prima della prima mossa, ma il server avrebbe potuto sceglierlo.',
  before: 'Che cosa era fissato prima della prima mossa',
  seed: 'Il seme del server ha l’impronta {{mark}}, come dice la registrazione.',
  seedNot: 'Il seme del server non ha l’impronta indicata nella registrazione.',
  pinnedSeed: 'È l’impronta che il tuo browser ha salvato quando hai preso posto.',
  pinnedSeedNot: 'Non è l’impronta che il tuo browser ha salvato quando hai preso posto: {{mark}}.',
  pinnedParts:
    'Tutte le parti casuali sono quelle che il tuo browser ha salvato prima che ne fosse rivelata una.',
  pinnedPartsNot:
    'Le parti casuali non sono quelle che il tuo browser ha salvato prima che ne fosse rivelata una.',
  mine: 'Tra queste c’è la parte casuale del tuo browser.',
  mineNot: 'Tra queste manca la parte casuale del tuo browser.',
  notPinned:
    'Questo browser non ha salvato nulla di questo tavolo prima della prima mossa, quindi non può verificare ciò che si vedeva allora. I browser dei giocatori sì.',
  parts: 'Chi ha aggiunto una parte casuale',
  part: 'ha aggiunto una parte casuale, che corrisponde alla sua impronta {{mark}}',
  partNot: 'ha aggiunto una parte casuale, che non corrisponde alla sua impronta {{mark}}',
  noPart: 'non ha aggiunto nulla',
  shuffles: 'Che cosa ha deciso il caso',
  shuffle: {
    houses: 'Case della regione {{region}}',
    colours: 'Colori dei giocatori',
    pawns: 'Pedine',
    tokens: 'Segnalini sui quartieri',
    objectives: 'Obiettivi, serie {{deck}}',
    fireCards: 'Carte Fuoco: mani e mazzo',
    startSeat: 'Primo giocatore',
    redeal: 'Ridistribuzione {{number}}',
  },
  region: { orange: 'arancione', green: 'verde', blue: 'blu', purple: 'viola' },
  fits: 'corrisponde',
  fitsNot: 'non corrisponde',
  follows: 'Atteso: {{what}}',
  told: 'Nella registrazione: {{what}}',
  nothing: 'niente',
  notOver: 'Potrai verificarlo a partita finita. Fino ad allora il seme e le parti casuali sono segreti.',
  none: 'Qui non c’è nessuna partita finita.',
  toTable: 'Torna al tavolo',
  file: 'Verifica una registrazione da un file',
  fileWrong: 'Questo file non è la registrazione di una partita: {{field}} {{why}}.',
  how: 'Come funziona',
  steps: {
    seed: 'Prima che qualcuno prenda posto, il server sceglie un seme segreto e ne pubblica l’impronta. Da lì in poi non può più cambiarlo.',
    contribution:
      'Il tuo browser sceglie una sua parte casuale e ne pubblica solo l’impronta. Salva entrambe le impronte.',
    lock: 'All’inizio della partita le impronte di tutti i posti sono bloccate. Il tuo browser le confronta con quelle salvate.',
    reveal:
      'Solo allora ogni browser rivela la sua parte casuale. Il seme e tutte le parti insieme fanno la distribuzione: nessuno poteva sceglierla da solo.',
    verify: 'Alla fine la registrazione rivela tutto: chiunque può ridistribuire la partita e verificare.',
  },
  not: 'Che cosa non si può escludere',
  limits: {
    leak: 'un server che durante la partita conosce le carte e le rivela ad altri;',
    closedTable: 'un tavolo chiuso prima dell’inizio, cosa che vedono tutti quelli seduti lì;',
    bots: 'i bot e i programmi, che non aggiungono una parte casuale;',
    changedPage:
      'un server che ti manda una pagina diversa. Per sicurezza, esegui lo script pubblicato sulla registrazione.',
  },
  script: 'Lo script pubblicato, per Node',
};
