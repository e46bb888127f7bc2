import type { fairness as english } from '../en/fairness';
import type { ItalianMessages } from '../../message-types';

export const fairness: ItalianMessages<typeof english> = {
  title: 'La distribuzione era equa?',
  explanationTitle: 'Come funziona la distribuzione',
  verdictFair: 'Sì: né un giocatore né il server da solo ha potuto scegliere questa distribuzione.',
  verdictSeedOnly: 'La distribuzione corrisponde al seme del server.',
  verdictMismatch: 'No: qualcosa non corrisponde.',
  redealDuration: 'Per verificare, il tuo browser ha ridistribuito tutto in {{ms}} ms.',
  mismatchHint:
    'Le righe segnate qui sotto non corrispondono al seme e alle parti casuali, o a ciò che il tuo browser ha visto prima della partita.',
  seedOnlyHint:
    'Nessun posto ha aggiunto una parte casuale: ha deciso solo il seme del server. Era bloccato prima della prima mossa, ma il server avrebbe potuto sceglierlo.',
  commitmentsTitle: 'Che cosa era fissato prima della prima mossa',
  seedMatches: 'Il seme del server ha l’impronta {{mark}}, come dice la registrazione.',
  seedMismatch: 'Il seme del server non ha l’impronta indicata nella registrazione.',
  storedSeedMatches: 'È l’impronta che il tuo browser ha salvato prima di inviare la sua parte casuale.',
  storedSeedMismatch:
    'Non è l’impronta che il tuo browser ha salvato prima di inviare la sua parte casuale: {{mark}}.',
  ownContributionIncluded: 'Tra queste c’è la parte casuale del tuo browser ({{mark}}).',
  ownContributionMissing:
    'Tra queste manca la parte casuale del tuo browser ({{mark}}). Se poi eri pronto in un altro browser, verifica lì.',
  nothingStored:
    'Questo browser non ha salvato nulla di questo tavolo prima della prima mossa, quindi non può verificare ciò che si vedeva allora. I browser dei giocatori sì.',
  contributorsTitle: 'Chi ha aggiunto una parte casuale',
  contributionAdded: 'ha aggiunto una parte casuale ({{mark}})',
  contributionInvalid: 'mostra una parte casuale che non può essere sua ({{mark}})',
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
    seed: 'All’apertura del tavolo il server sceglie un seme segreto e ne pubblica l’impronta. Da lì in poi non può più cambiarlo.',
    contribution:
      'Quando sei pronto, il tuo browser sceglie una sua parte casuale, la salva con l’impronta e la invia. Quello dell’host lo fa all’inizio della partita.',
    deal: 'Il seme e tutte le parti insieme fanno la distribuzione. Il server ha fissato il seme prima di vedere le parti, e nessun giocatore lo conosce: nessuno poteva sceglierla da solo.',
    verify: 'Alla fine la registrazione rivela tutto: chiunque può ridistribuire la partita e verificare.',
  },
  limitsTitle: 'Che cosa non si può escludere',
  limits: {
    collusion: 'un server e un giocatore d’accordo, che potrebbero scegliere la distribuzione;',
    leak: 'un server che durante la partita conosce le carte e le rivela ad altri;',
    closedTable: 'un tavolo chiuso prima dell’inizio, cosa che vedono tutti quelli seduti lì;',
    bots: 'i bot e i programmi, che non aggiungono una parte casuale;',
    changedPage:
      'un server che ti manda una pagina diversa. Per sicurezza, esegui lo script pubblicato sulla registrazione.',
  },
  verificationScript: 'Lo script pubblicato, per Node',
};
