import type { DiaryPhrases } from '../phrases';

/** Simple past throughout: it agrees with no name. */
export const it: DiaryPhrases = {
  language: 'it',
  numerals: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  days: [
    'Domenica 2 settembre 1666',
    'Lunedì 3 settembre 1666',
    'Martedì 4 settembre 1666',
    'Mercoledì 5 settembre 1666',
    'Giovedì 6 settembre 1666',
  ],
  openings: [
    'Prima dell’alba mi svegliarono campane che non chiamavano a messa, e vidi il cielo rosso sopra il ponte.',
    'Vestito in fretta, scesi al fiume, dove mezza città guardava e l’altra mezza portava letti.',
    'Dormii appena. Il fumo gravava tanto sulla strada che il mio vicino accese una lanterna alle dieci del mattino.',
    'Giornata dura, e la annoto finché sento ancora la mia penna.',
    'Venne la serva a dire che il fuoco peggiorava; risposi che non poteva essere, e sbagliavo.',
    'Presi una barca alla scala per vedere il fuoco con i miei occhi, e presto me ne pentii.',
  ],
  winds: {
    N: [
      'Le fiamme andarono perlopiù a nord, dall’acqua fino al cuore della città.',
      'Tutto il giorno il fuoco salì verso nord, come se volesse uscire dalle porte.',
    ],
    E: [
      'Le fiamme andarono perlopiù a est, e chi abita presso la Torre badò alla propria porta.',
      'Contro ogni usanza il fuoco avanzò verso est, strada dopo strada.',
    ],
    S: [
      'Le fiamme piegarono perlopiù a sud, verso il fiume, dove le chiatte stavano troppo strette.',
      'Tutto il giorno il fuoco spinse verso sud, e il Tamigi luceva come un paiolo di rame.',
    ],
    W: [
      'Il vento veniva da est e spingeva il fuoco davanti a sé come un gregge.',
      'Le fiamme andarono perlopiù a ovest, e gli avvocati del Temple fecero i bauli.',
    ],
  },
  told: {
    'hand-kept': [
      'Nessuno si lagnò dei venti avuti in sorte.',
      'Ognuno prese i venti come venivano, e tacque.',
    ],
    'hand-shown': [
      '{name} mise tutto sul tavolo, perché non c’era più nulla da nascondere.',
      '{name} dovette mostrare le carte, e la compagnia ne rise assai.',
    ],
    'hand-redealt': [
      '{name} ebbe cinque volte lo stesso vento e, com’è giusto, ne ricevette altri.',
      'Cinque volte lo stesso vento per {name}, cosa mai vista; si diede da capo.',
    ],
    'band-placed': [
      '{name} mise a guardia di {district} una squadra con secchi e uncini.',
      'In {district} trovai gli uomini messi lì da {name}, e avevano buon animo.',
    ],
    'pawn-placed': [
      '{name} uscì di buon’ora; me lo dissero in {district}.',
      'In {district} trovai {name} con le maniche rimboccate, prima che qualcuno desse ordini.',
    ],
    'turn-began': [
      'Contai {count:un allarme|# allarmi} fino alla fine, poi non mi bastarono le dita.',
      'Da principio a fine ci {count:fu un momento|furono # momenti} in cui tutto pendeva da una sola decisione.',
    ],
    'fire-spread': [
      'Fu {name} a sciogliere il fuoco, verso {district}, quando tutto era ancora quieto.',
      'Tutto cominciò da {district}, e chi ne parla fa il nome di {name}.',
      'Il primo colpo fu contro {district}, per mano di {name}, e a cena lo si negò.',
    ],
    'fire-contained': [
      'In {district} la guardia fermò il fuoco {count:una volta|# volte}, e bevvi alla sua salute.',
      'Molte lodi agli uomini di {district}, che tennero {count:una volta|# volte} quando serviva.',
    ],
    'containment-broken': [
      'In {district} la linea cedette, e gli uomini fuggirono con i secchi ancora pieni.',
      'Si credeva {district} al sicuro; era un errore, e il fuoco passò come nella paglia.',
    ],
    'houses-burned': [
      '{name} portò il fuoco in {district}, e in un’ora {count:sparì una casa|sparirono # case}.',
      'Vidi bruciare {district}, {count:una casa|# case} in un colpo, e {name} non distolse gli occhi.',
      'Da {district} niente di buono: {count:una casa|# case} in cenere, e il merito è di {name}.',
      'Al caffè dicono che in {district} {name} fece sparire {count:una casa|# case}, e nessuno smentisce.',
      'In {district} {count:arse una casa|arsero # case} insieme, e fu opera di {name}.',
    ],
    'cones-added': [
      'Il rogo di {district} si nutrì così bene che ne {count:nacque un altro|nacquero altri #}.',
      'Dove stava {district} ci {count:fu presto un fuoco|furono presto # fuochi} in più da combattere.',
    ],
    'cones-returned': [
      'Quel che con tanta fatica spensero {names} riprese altrove.',
      'Mi dolse per {names}: i vecchi fuochi erano tutti da spegnere un’altra volta.',
    ],
    'pudding-lane-refilled': [
      'In Pudding Lane, dove nessuno può entrare, il fuoco riprese {count:una volta ancora|# volte ancora}.',
      'Si credeva morto il vecchio forno di Pudding Lane, ma si ridestò {count:ancora|# volte}.',
    ],
    'token-taken': [
      '{name} tornò da {district} con qualcosa sotto il mantello, e non volle mostrarlo.',
      'Tra le braci di {district} {name} raccolse una cosa utile.',
    ],
    'token-spent': [
      '{name} teneva in serbo qualcosa per un’ora simile, e lo usò senza rossore.',
      'Si vide allora che cosa serbava {name}, e più d’un viso si allungò.',
    ],
    'card-discarded': [
      '{name} non aveva vento che servisse, e lasciò fare al fuoco.',
      'Una volta non ci fu nulla che {name} potesse usare, e il fuoco ne rise.',
    ],
    'pawn-moved': [
      '{name} dovette consumare un paio di scarpe: vidi lo stesso cappello in {count:una strada|# strade}.',
      'Nessuno girò quanto {name}: {count:una strada|# strade}, secondo i miei conti.',
    ],
    'band-moved': [
      'Sul tardi {name} mandò la guardia verso {district}.',
      '{name} chiamò gli uomini verso {district}, e vennero di corsa, versando mezzo secchio.',
    ],
    'cone-put-out': [
      '{name} spense {count:un fuoco|# fuochi} di propria mano, e ne ebbe addosso l’odore tutta la sera.',
      'È merito di {name} se {count:un fuoco fu spento|# fuochi furono spenti}; io vidi le vesciche.',
      'Se altri avessero fatto come {name}, che spense {count:un fuoco|# fuochi}, scriverei nel mio studio.',
    ],
    'hero-passed': [
      'Per strada si dice che Londra ha trovato in {name} il proprio eroe, e ho sentito pareri peggiori.',
      'A notte c’era un solo nome su tutte le bocche, ed era {name}.',
      'Acclamarono {name} come non sentivo dal ritorno del Re.',
    ],
    'district-demolished': [
      'In {district} {name} fece saltare le case perché il fuoco non trovasse nulla, e mi tremarono i vetri.',
      'Un gran tuono da {district}: era {name}, che abbatteva ciò che non si poteva salvare.',
    ],
    'actions-ended': [
      '{name} si sedette con altro lavoro da fare, e lo videro tutti.',
      'Mi dicono che {name} rimase un poco con le mani in mano, quando c’era fuoco per tutti.',
    ],
    'card-drawn': [
      'La banderuola girò {count:una volta|# volte}, ch’io vedessi, e mai a nostro favore.',
      'Si aspettò un vento nuovo {count:una volta|# volte}, e pochi ebbero quello che volevano.',
    ],
    'stack-card-uncovered': [
      'Il fuoco crebbe da sé {count:una volta|# volte}, in più luoghi insieme, e alcuni parlarono di castigo.',
      'Ci {count:fu una fiammata improvvisa|furono # fiammate improvvise} che nessuno volle e tutti pagarono.',
    ],
    'fire-intensified': [
      'Verso la fine c’erano fuochi nuovi in {districts}, e smisi di contare.',
      'L’ultima grande folata si sentì in {districts}.',
    ],
    'last-turns-began': [
      'Quando si seppe che {count:mancava una mossa|mancavano # mosse}, tutti si fecero molto cortesi e molto pericolosi.',
      'Vicino alla fine, con {count:una mossa|# mosse} da fare, nessuno disse più parola.',
    ],
    'taken-back': [
      '{name} cominciò una cosa, ci ripensò e la disfece sotto i nostri occhi.',
      'Annoto che {name} cambiò rotta {count:una volta|# volte}; in altri la direi saggezza.',
    ],
  },
  asides: [
    'Cadde cenere nella zuppa.',
    'Un barcaiolo mi chiese il triplo, e l’ebbe.',
    'Nella mia grondaia i passeri cantarono a mezzanotte, credendola giorno.',
    'I carri stavano ruota contro ruota, e nemmeno con l’oro se ne trovava uno.',
    'Il mio vicino portò fuori prima l’orologio e poi la madre.',
    'Mangiai un pasticcio freddo in piedi, e mi parve il migliore di sempre.',
    'Un bambino chiese se fosse caduto il sole, e nessuno rise.',
    'All’angolo vendevano l’acqua a bicchieri.',
  ],
  toll: [
    'Hanno contato {count:una casa perduta|# case perdute}, e le pietre scottano ancora.',
    '{count:Manca una casa che stava|Mancano # case che stavano} in piedi la settimana scorsa.',
    'Camminai dove {count:c’era una casa|c’erano # case}, e non riconobbi la strada.',
  ],
  spared: [
    'Non una casa è perduta, e chi non c’era non lo crederà.',
    'Ogni casa è ancora in piedi, e non so chiamarlo che prodigio.',
  ],
  endings: {
    clear: [
      'Nel conto finale {name} fu di gran lunga sopra tutti, con {points:# punto|# punti}.',
      'La giornata è di {name}, con {points:# punto|# punti}, e nessuno la contese.',
      'Fatte le somme, {name} aveva {points:# punto|# punti}, e gli altri cercarono il cappello.',
    ],
    close: [
      'Vinse {name}, con {points:# punto|# punti}, ma per così poco che contammo due volte.',
      'Un capello, e andava altrimenti; così invece la giornata è di {name}, con {points:# punto|# punti}.',
    ],
    cones: [
      'Fu parità a {points:# punto|# punti}, e i fuochi spenti parlarono per {name}.',
      'A {points:# punto|# punti} arrivò più di una persona, ma {name} aveva spento di più, e vinse.',
    ],
    houses: [
      'Parità a {points:# punto|# punti}, e parità nei fuochi spenti; vinse {name} per le case ancora in piedi.',
      'Decisero i tetti: a pari punti, {points:# punto|# punti}, {name} ne aveva di più ancora in piedi.',
    ],
    objectives: [
      'Parità a {points:# punto|# punti}, parità in tutto fuorché in questo: {name} aveva custodito meglio i luoghi promessi.',
      'Decisero infine gli incarichi segreti, e {name} aveva assolto meglio i propri, con {points:# punto|# punti}.',
    ],
    shared: [
      'La vittoria non fu di una persona sola: {names} se la divisero, con {points:# punto|# punti} a testa, e si strinsero la mano.',
      '{names} finirono in tutto alla pari, con {points:# punto|# punti} a testa, e si divisero l’onore come un pasticcio.',
    ],
  },
  last: [
    '{name} ha {points:# punto|# punti}, e dice che fu il vento.',
    'Per {name}, con {points:# punto|# punti}, non ci fu che una pacca sulla spalla.',
    'Con {points:# punto|# punti}, {name} ebbe la peggio, e pagò il vino.',
  ],
  closings: [
    'Mi resta un dito di candela, e smetto.',
    'Domani cercheremo i miei libri; stasera voglio solo acqua per il viso.',
    'Ora tutto tace, ed è la cosa più strana.',
    'Dio guardi quel che resta di noi, e mandi la pioggia.',
    'Chiudo la finestra, benché non abbia più vetri.',
    'E ora a dormire, se l’odore lo permette.',
  ],
};
