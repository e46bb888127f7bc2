import type { help as english } from '../en/help';
import type { ItalianMessages } from '../../message-types';

export const help: ItalianMessages<typeof english> = {
  tooltipLabel: 'Spiegazione',
  ruleLink: 'Regola {{rule}}',
  keyboardHint: 'Frecce: altro. Tab: la regola. Esc: indietro.',
  shortcuts: {
    title: 'Scorciatoie da tastiera',
    chooseCard: 'scegliere una carta Fuoco',
    navigate: 'passare da un quartiere o da una carta all’altra',
    nextTarget: 'scelta successiva o precedente sulla mappa',
    activate: 'attivare',
    cancel: 'annullare la scelta',
    undo: 'annullare l’ultima azione',
    endActions: 'andare a «Fine azioni»',
    focusMap: 'andare alla mappa',
    point: 'indicare un quartiere; iniziare una freccia',
    browseHistory: 'scorrere la partita finora',
    showHelp: 'spiegare; le frecce mostrano altro',
    showShortcuts: 'mostrare questo elenco',
    singleKeySwitch: 'Scorciatoie a tasto singolo',
  },
  topic: {
    card: 'Una carta Fuoco muove un cono. Il suo ultimo passo va dove punta la freccia.',
    'card-dimmed': 'Ora non puoi giocare questa carta Fuoco: nessun bersaglio può bruciare.',
    'token-demolition':
      'Demolisci un quartiere accanto a un fuoco, dove c’è una milizia libera. Non costa azioni.',
    'token-double-move': 'Doppio movimento: propaga il fuoco una seconda volta con la stessa carta.',
    'token-one-vp': 'Vale un punto vittoria alla fine.',
    'step-redeal':
      'Cinque carte uguali vengono mostrate e ridistribuite, se così si è scelto prima dell’inizio.',
    'step-band': 'I giocatori piazzano le milizie, ovunque fuori dalla regione verde.',
    'step-pawn': 'I giocatori piazzano i loro proprietari, ovunque fuori dalla regione verde.',
    'step-spread': 'Per prima cosa devi propagare il fuoco con una carta Fuoco.',
    'step-act': 'Poi hai quattro azioni: camminare, muovere milizie, spegnere il fuoco.',
    'step-draw': 'Infine peschi una carta. Se sotto compare una carta Vampata, il fuoco divampa.',
    'step-intensify': 'Il fuoco divampa: si aggiungono tre coni dove non è contenuto.',
    'appearance-standing':
      'Qui ci sono case. Se entra il fuoco, ognuna costa due punti a chi la possiede, a meno che una milizia non lo contenga.',
    'appearance-grass': 'I prati non bruciano mai. Proprietari e milizie possono starci.',
    'appearance-burning':
      'In fiamme: da due coni in su può propagarsi da qui, e il fuoco può passarci attraverso.',
    'appearance-contained':
      'Contenuto: almeno tante milizie quanti coni. Da qui niente si propaga. Mettiti qui per spegnerlo.',
    'appearance-burnt-out': 'Non resta nulla da bruciare. Il fuoco viene qui solo se non trova case.',
    'appearance-demolished': 'Demolito: il fuoco non può più entrare né passare. Le persone sì.',
    'pudding-lane':
      'Il fuoco è nato qui. Nessuno può entrare a Pudding Lane. Quando i suoi coni finiscono, ne arrivano altri cinque dalla riserva.',
    'press-burn': 'Può bruciare. La fiamma mostra da dove entra il fuoco. Se ha un numero, è il rango.',
    'press-illegal': 'Non ora: c’è un bersaglio di rango migliore a portata, e va bruciato prima.',
    'press-move':
      'Il numero dice quante azioni servono per arrivare. Un anello: qui una milizia si ferma su un cono.',
    'press-add-cone': 'Qui puoi aggiungere coni, fino alla grandezza del quartiere più due.',
    'verb-put-out': 'Spegni un cono con un’azione. Lo tieni, e vale un punto.',
    'verb-demolish': 'Demolisci questo quartiere con un segnalino. Non costa azioni.',
    'verb-contain': 'La milizia si ferma qui e contiene un cono.',
    band: 'Le milizie non sono di nessuno: ogni giocatore può muoverle. Sopra un cono, una milizia non può andarsene.',
    pawn: 'Il tuo proprietario. Puoi spegnere il fuoco contenuto nel quartiere in cui ti trovi.',
    points: 'Punti vittoria finora: 40, meno due per casa persa, più uno per cono spento.',
    'house-track': 'Ogni casella è una casa. Un trattino è una casa persa.',
    putOut: 'Coni spenti, un punto ciascuno. Il primo giocatore che arriva a tre diventa l’Eroe di Londra.',
    tokens: 'Segnalini posseduti. Solo chi li ha sa quali sono.',
    cards: 'Carte Fuoco in mano. Le vede solo chi le ha.',
    hero: 'L’Eroe di Londra: due punti a chi ha spento più coni di tutti.',
    stock:
      'I coni accanto alla mappa. Quando finiscono, arrivano da Pudding Lane, poi dai giocatori che ne hanno spenti.',
    'cards-until-intensify': 'Dopo questo numero di carte compare una carta Vampata e il fuoco divampa.',
    objective:
      'Dà punti solo a te, se alla fine qui c’è ancora una casa e l’eventuale fuoco è contenuto o spento.',
  },
};
