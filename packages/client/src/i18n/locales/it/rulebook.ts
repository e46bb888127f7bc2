import type { rulebook as english } from '../en/rulebook';
import type { ItalianMessages } from '../../message-types';

export { map } from './map';

export const rulebook: ItalianMessages<typeof english> = {
  title: 'Regole',
  contents: 'Indice',
  startTutorial: 'Gioca un turno guidato',
  print: 'Stampa',
  summary: {
    title: 'Il gioco in due minuti',
    aim: 'Londra, settembre 1666: scoppia un incendio a Pudding Lane, e tu possiedi venti case di un colore sparse per la città. Ognuno può usare il fuoco come arma. Se alla fine hai più punti vittoria di tutti, vinci.',
    spread:
      'Nel tuo turno giochi per prima cosa una carta Fuoco per propagare il fuoco: un cono si muove, il suo ultimo passo va nella direzione della carta, e il quartiere che raggiunge brucia. Scegli tu dove va, e quindi chi perde le case.',
    act: 'Poi hai quattro azioni per muovere il tuo proprietario e le milizie, che non sono di nessuno. Abbastanza milizie contengono un fuoco. Mettiti in un fuoco contenuto per spegnerlo e tenerne i coni.',
    draw: 'Infine peschi una carta. Ogni tanto compare una carta Vampata, e il fuoco divampa.',
    points:
      'Parti con 40 punti e ne perdi due per ogni tua casa persa. Guadagni punti con i coni spenti, gli obiettivi che sopravvivono, alcuni segnalini e l’Eroe di Londra.',
  },
  section: {
    SET: 'Preparazione',
    FIRE: 'Propagare: il fuoco si muove',
    BURN: 'Che cosa brucia',
    DBL: 'Un secondo movimento',
    ACT: 'Azioni',
    DEM: 'Demolizione',
    DRAW: 'Pescare una carta',
    INT: 'Il fuoco divampa',
    END: 'Fine e punteggio',
    OPT: 'Varianti',
    UNDO: 'Annullare',
    SEC: 'Che cosa è segreto',
  },
  figure: {
    spread:
      'Una carta {{card}} e un cono di {{source}}: attraversa a piacere i quartieri in fiamme, e il suo ultimo passo va nella direzione della carta, qui verso {{target}}. I numeri sono i ranghi: le case senza milizia bruciano per prime.',
    cross:
      '{{source}} e {{target}} si toccano solo in un angolo. Sulla mappa, piccole croci segnano questi angoli. Carte che portano il fuoco dall’altra parte: {{cards}}.',
    reach:
      'Fin dove può andare la milizia di {{start}}: i numeri sono azioni. In un anello borchiato, come in {{stop}}, si ferma e contiene un cono.',
    contain:
      '{{contained}} ha tante milizie quanti coni: il suo fuoco è contenuto, e il proprietario che è lì può spegnerlo. {{burning}} ne ha troppo poche: il suo fuoco si propaga ancora.',
    demolition:
      '{{place}} si può demolire: accanto c’è un fuoco, dentro no, e c’è una milizia libera. {{gone}} è demolito: nessuna carta vi porta il fuoco.',
  },
  search: {
    label: 'Cerca nelle regole',
    results_one: '{{count}} risultato',
    results_many: '{{count}} risultati',
    results_other: '{{count}} risultati',
    nothing: 'Nessun risultato per «{{query}}».',
  },
  components: {
    title: 'Nella scatola',
    column: { component: 'Componente', count: 'Numero', details: 'Dettagli' },
    name: {
      houses: 'Case',
      pawns: 'Pedine',
      bands: 'Milizie',
      cones: 'Coni',
      fireCards: 'Carte Fuoco',
      stackCards: 'Carte Vampata',
      tokens: 'Segnalini',
      objectives: 'Obiettivi',
      hero: 'Eroe di Londra',
      map: 'Mappa',
    },
    eachColour: '{{number}} di ogni colore',
    bandsAtStart: '{{bands}} sulla mappa all’inizio, con {{players}} giocatori',
    inPuddingLane: '{{number}} a Pudding Lane',
    inStock: '{{number}} nella riserva',
    inHand: '{{number}} in ogni mano',
    inEastWind: 'Con Vento dell’est: {{cards}}',
    worth: '{{number}} da {{vp}} punti',
    either: '{{first}} o {{second}}',
    stacks: 'Carte Fuoco su ogni carta Vampata, A in fondo',
    leftOut: '{{number}} fuori dal gioco',
    ownMap: 'La mappa è nostra: l’abbiamo disegnata per questo sito e non è il tabellone stampato.',
    decoration: 'Il Tamigi e il London Bridge sono decorazione: lì non succede nulla.',
    ownCounts:
      'Nessun testo pubblicato conta le carte di ogni direzione, né i mazzetti per tre, cinque e sei giocatori: questi numeri sono quindi nostri.',
  },
  rule: {
    'SET-1':
      'Si gioca da tre a sei giocatori. Tutte le 120 case, 20 per ognuno dei sei colori, stanno sulla mappa qualunque sia il numero di giocatori. I colori in più non sono di nessuno.',
    'SET-2':
      'Pudding Lane comincia con 25 coni. Gli altri sono la riserva: 40, o 75 in una partita con 100 coni.',
    'SET-3':
      'Ogni giocatore riceve cinque carte Fuoco. Se te ne capitano cinque uguali, puoi mostrarle, rimescolarle nel mazzo e pescarne cinque nuove, ogni volta che sono tutte uguali. Lo decidi prima che si piazzi qualcosa.',
    'SET-4':
      'Tra le carte del mazzo ci sono le carte Vampata, che fanno divampare il fuoco. La più in basso, A, porta gli ultimi turni. Con tre, quattro o cinque giocatori alcune carte Fuoco restano fuori dal gioco, e nessuno sa quali.',
    'SET-5':
      'Le case sono distribuite a caso, regione per regione, così ognuna delle quattro regioni ne ha cinque di ogni colore. Un quartiere ne riceve tante quanta è la sua grandezza.',
    'SET-6':
      'Ogni giocatore riceve un colore: le sue venti case sono tue, e prendi la pedina di quel colore, il tuo proprietario.',
    'SET-7':
      'Venti segnalini stanno coperti sui quartieri con una moneta scura, uno per quartiere. Nessuno sa quale sia quale.',
    'SET-8':
      'Ogni giocatore riceve tre obiettivi segreti, uno per tipo: quartieri che, se sopravvivono, danno punti solo a te.',
    'SET-9': 'Comincia un giocatore estratto a sorte; si gioca in senso orario.',
    'SET-10':
      'Si piazzano sei milizie. In tre, ognuno ne piazza due; in quattro, due sono già sulla mappa e ognuno ne piazza una; in cinque, una c’è già e ognuno ne piazza una; in sei, ognuno ne piazza una. Mai nella regione verde.',
    'SET-11':
      'Poi ogni giocatore piazza il suo proprietario, anche lui ovunque fuori dalla regione verde. Anche in un prato.',
    'FIRE-1': 'Comincia il turno con una carta Fuoco: devi giocarne una e usarla per muovere un cono.',
    'FIRE-2':
      'Prendi il cono da un quartiere che brucia e ne ha almeno due: l’ultimo resta. Solo Pudding Lane può cedere anche l’ultimo, finché nella riserva resta un cono: da lì ne arrivano fino a cinque nuovi.',
    'FIRE-3':
      'Il cono attraversa quanti quartieri in fiamme vuoi, in qualsiasi direzione, oltre i confini e oltre gli angoli dove si incontrano quattro quartieri. Le mura e il fiume Fleet non lo fermano. Da un quartiere contenuto niente esce e niente passa.',
    'FIRE-4':
      'L’ultimo passo esce dal fuoco nella direzione della carta. Un angolo vale per entrambe le sue direzioni: una carta Nord va anche a nord-ovest e a nord-est.',
    'FIRE-5':
      'Il bersaglio è un quartiere della città che non brucia, o il cui fuoco è contenuto. I prati, i quartieri demoliti e Pudding Lane non prendono mai fuoco.',
    'FIRE-6':
      'Tra tutti i bersagli che il cono può raggiungere con questa carta devi sceglierne uno del rango migliore: (1) case senza milizia, (2) case e milizia, (3) né case né milizia, (4) solo una milizia. A pari rango scegli tu.',
    'FIRE-7':
      'Puoi giocare una carta se ha almeno un bersaglio. Può capitarti di dover bruciare le tue stesse case.',
    'FIRE-8':
      'Se non puoi giocare nessuna carta, mostra la mano, scarta una carta e piazza tre coni come quando il fuoco divampa. Poi gioca le tue azioni come al solito.',
    'FIRE-9': 'Le carte giocate si scartano scoperte.',
    'BURN-1':
      'Se ora ci sono almeno tante milizie quanti coni, il fuoco è contenuto: una milizia libera sale sul cono, non brucia nulla, e il segnalino resta.',
    'BURN-2': 'Altrimenti lì bruciano tutte le case. Ognuna costa due punti vittoria a chi la possiede.',
    'BURN-3': 'Poi si aggiungono coni fino alla grandezza del quartiere.',
    'BURN-4':
      'Se sono bruciate case e lì c’è un segnalino, lo prendi, che ti piaccia o no: guardalo e tienilo segreto.',
    'BURN-5':
      'I coni vengono dalla riserva; se è vuota, da Pudding Lane; se è vuota anche quella, ogni giocatore che ha spento coni ne restituisce uno e perde il suo punto. Se ancora non bastano, se ne piazzano meno.',
    'DBL-1':
      'Un segnalino Doppio movimento ti fa muovere un secondo cono con la stessa carta. Puoi usare un segnalino a turno, anche uno appena preso.',
    'DBL-2':
      'Il secondo movimento viene prima di ogni azione e segue di nuovo tutte le regole. Poi il segnalino esce dal gioco.',
    'ACT-1': 'Hai quattro azioni. Quelle non usate sono perse. Decidi tu quando hai finito.',
    'ACT-2':
      'Il tuo proprietario va in un quartiere adiacente con un’azione per passo, oltre confini, angoli, mura e Fleet, anche tra fuoco e rovine. Solo Pudding Lane è chiusa.',
    'ACT-3':
      'Allo stesso modo puoi muovere qualsiasi milizia libera, chiunque l’abbia piazzata. Una milizia su un cono non può andarsene; se ci sono più milizie che coni, quelle in più sono libere.',
    'ACT-4':
      'Una milizia che entra in un quartiere dove c’è un cono non coperto si ferma e sale su quel cono.',
    'ACT-5':
      'Dove il fuoco è contenuto e c’è il tuo proprietario, un’azione spegne un cono. Il cono lo tieni tu, e la sua milizia torna libera.',
    'ACT-6':
      'Il primo giocatore con tre coni spenti diventa l’Eroe di Londra. La carta passa a chiunque ne abbia più di chi la tiene. Restituire coni non la sposta.',
    'DEM-1':
      'Un segnalino Demolizione distrugge apposta un quartiere. Non costa azioni, ma lì deve esserci una milizia libera. Il tuo proprietario non serve.',
    'DEM-2':
      'Il quartiere deve essere accanto a un fuoco, contenuto o no. Non deve essere in fiamme e deve far parte della città.',
    'DEM-3': 'In un quartiere di grandezza tre o più, prima devono essere bruciate le case.',
    'DEM-4':
      'Le sue case sono perse e costano due punti l’una a chi le possiede. Un segnalino lì è distrutto senza essere visto. Il fuoco non può più entrare nel quartiere né attraversarlo; le persone sì.',
    'DRAW-1':
      'Alla fine del tuo turno peschi una carta. Se sotto compare una carta Vampata, il fuoco divampa. Poi il tuo turno è finito.',
    'INT-1':
      'Piazza tre coni in quartieri in fiamme, tutti in uno o in più di uno, ma mai a Pudding Lane o dove il fuoco è contenuto.',
    'INT-2': 'Nessun quartiere può ritrovarsi così con più coni della sua grandezza più due.',
    'INT-3': 'Dei tre, piazzane quanti puoi. Gli altri restano dov’erano.',
    'INT-4':
      'I coni vengono dagli stessi posti di quando brucia un quartiere: la riserva, Pudding Lane, poi i giocatori che ne hanno spenti.',
    'END-1':
      'Quando è comparsa la carta Vampata A e i suoi coni sono piazzati, ogni giocatore ha ancora un turno, senza pescare. Poi il fuoco è spento.',
    'END-2':
      'Hai 40 punti, meno due per ogni tua casa persa. Aggiungi uno per ogni cono che hai ancora, i tuoi obiettivi sopravvissuti, uno per ogni segnalino Punto vittoria, e due per l’Eroe di Londra.',
    'END-3': 'Un quartiere è sopravvissuto se ha ancora una casa e nessun cono non contenuto.',
    'END-4':
      'A parità contano i coni tenuti, poi le tue case ancora in piedi, poi i punti degli obiettivi. Se la parità resta, la vittoria è condivisa.',
    'END-5':
      'Alla fine si rivela tutto: colori, obiettivi, segnalini, mani, e le carte rimaste fuori dal gioco.',
    'OPT-A':
      'Colori nascosti: nessuno sa quale colore è il tuo, e la tua pedina può non corrispondere alle tue case. Fino alla fine si vedono solo le perdite di ogni colore, e nessun punto.',
    'OPT-B': 'Più distruzione: dopo l’ultima carta Vampata ogni giocatore ha due turni invece di uno.',
    'OPT-C':
      'Vento dell’est, una regola nostra: delle 60 carte Fuoco, 22 puntano a ovest, 12 a est, 13 a nord e 13 a sud.',
    'UNDO-1':
      'Finché agisci, puoi annullare le tue azioni di questo turno, a partire dall’ultima, fino a 30 volte.',
    'UNDO-2':
      'Puoi annullare anche la propagazione, a meno che non ti abbia dato un segnalino o che da allora sia stato rivelato un segreto. Non puoi annullare una pescata né il fuoco che divampa.',
    'UNDO-3':
      'Per tornare più indietro si annullano mosse di tutti, e serve l’accordo di tutti i giocatori. Ciò che è stato rivelato non si dimentica.',
    'UNDO-4': 'La cronaca mostra tutto ciò che è stato annullato.',
    'SEC-1': 'Le tue carte Fuoco: le vedi tu; gli altri vedono quante sono.',
    'SEC-2': 'I tuoi obiettivi: li vedi solo tu.',
    'SEC-3': 'I tuoi segnalini: tu vedi quali; gli altri vedono quanti sono.',
    'SEC-4': 'Il tuo colore, se si gioca con i colori nascosti, e tutto ciò che lo svelerebbe: solo tu.',
    'SEC-5': 'I segnalini sulla mappa, l’ordine del mazzo e le carte rimaste fuori: nessuno.',
    'SEC-6': 'I numeri casuali della distribuzione: nessuno fino alla fine.',
    'SEC-7': 'Le carte giocate o mostrate: tutti.',
    'SEC-8':
      'Le perdite per colore, i coni spenti, le milizie, le pedine, e fra quanto il fuoco divampa: tutti.',
  },
};
