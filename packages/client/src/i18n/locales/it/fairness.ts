import type { fairness as english } from '../en/fairness';
import type { ItalianMessages } from '../../message-types';

export const fairness: ItalianMessages<typeof english> = {
  title: 'La distribuzione era equa?',
  explanationTitle: 'Come funziona la distribuzione',
  verdictFair: 'Sì: nessuno ha potuto scegliere questa distribuzione.',
  verdictSeedOnly: 'Corrisponde al seme del server.',
  verdictMismatch: 'No: qualcosa non corrisponde.',
  redealDuration: 'Per verificare, il tuo browser ha ridistribuito tutto in {{ms}} ms.',
  mismatchHint:
    'Le righe segnate qui sotto non corrispondono al seme e alle parti casuali, o a ciò che il tuo browser ha visto prima della partita.',
  seedOnlyHint:
    'Nessun posto ha aggiunto una parte casuale: ha deciso solo il seme del server. Era bloccato prima della prima mossa, ma il server avrebbe potuto sceglierlo.',
  commitmentsTitle: 'Che cosa era fissato prima della prima mossa',
  seedMatches: 'Il seme del server ha l’impronta {{mark}}, come dice la registrazione.',
  seedMismatch: 'Il seme del server non ha l’impronta indicata nella registrazione.',
  storedSeedMatches: 'È l’impronta che il tuo browser ha salvato quando hai preso posto.',
  storedSeedMismatch: 'Non è l’impronta che il tuo browser ha salvato quando hai preso posto: {{mark}}.',
  storedContributionsMatch:
    'Tutte le parti casuali sono quelle che il tuo browser ha salvato prima che ne fosse rivelata una.',
  storedContributionsMismatch:
    'Le parti casuali non sono quelle che il tuo browser ha salvato prima che ne fosse rivelata una.',
  ownContributionIncluded: 'Tra queste c’è la parte casuale del tuo browser.',
  ownContributionMissing: 'Tra queste manca la parte casuale del tuo browser.',
  nothingStored:
    'Questo browser non ha salvato nulla di questo tavolo prima della prima mossa, quindi non può verificare ciò che si vedeva allora. I browser dei giocatori sì.',
  contributorsTitle: 'Chi ha aggiunto una parte casuale',
  contributionMatches: 'ha aggiunto una parte casuale, che corrisponde alla sua impronta {{mark}}',
  contributionMismatch: 'ha aggiunto una parte casuale, che non corrisponde alla sua impronta {{mark}}',
  noContribution: 'non ha aggiunto nulla',
  shufflesTitle: 'Che cosa ha deciso il caso',
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
  match: 'corrisponde',
  mismatch: 'non corrisponde',
  expectedResult: 'Atteso: {{what}}',
  recordedResult: 'Nella registrazione: {{what}}',
  emptyResult: 'niente',
  gameNotOver: 'Potrai verificarlo a partita finita. Fino ad allora il seme e le parti casuali sono segreti.',
  noFinishedGame: 'Qui non c’è nessuna partita finita.',
  backToTable: 'Torna al tavolo',
  checkFile: 'Verifica una registrazione da un file',
  invalidFile: 'Questo file non è la registrazione di una partita: {{field}} {{why}}.',
  howItWorks: 'Come funziona',
  steps: {
    seed: 'Prima che qualcuno prenda posto, il server sceglie un seme segreto e ne pubblica l’impronta. Da lì in poi non può più cambiarlo.',
    contribution:
      'Il tuo browser sceglie una sua parte casuale e ne pubblica solo l’impronta. Salva entrambe le impronte.',
    lock: 'All’inizio della partita le impronte di tutti i posti sono bloccate. Il tuo browser le confronta con quelle salvate.',
    reveal:
      'Solo allora ogni browser rivela la sua parte casuale. Il seme e tutte le parti insieme fanno la distribuzione: nessuno poteva sceglierla da solo.',
    verify: 'Alla fine la registrazione rivela tutto: chiunque può ridistribuire la partita e verificare.',
  },
  limitsTitle: 'Che cosa non si può escludere',
  limits: {
    leak: 'un server che durante la partita conosce le carte e le rivela ad altri;',
    closedTable: 'un tavolo chiuso prima dell’inizio, cosa che vedono tutti quelli seduti lì;',
    bots: 'i bot e i programmi, che non aggiungono una parte casuale;',
    changedPage:
      'un server che ti manda una pagina diversa. Per sicurezza, esegui lo script pubblicato sulla registrazione.',
  },
  verificationScript: 'Lo script pubblicato, per Node',
};
