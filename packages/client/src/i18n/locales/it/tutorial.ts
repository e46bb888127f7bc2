import type { tutorial as english } from '../en/tutorial';
import type { ItalianMessages } from '../../message-types';

export const tutorial: ItalianMessages<typeof english> = {
  title: 'Turno guidato',
  progress: '{{number}} di {{count}}',
  skip: 'Salta',
  next: 'Avanti',
  continueGame: 'Continua la partita',
  inviteOrFindGame: 'Invita amici o trova un tavolo',
  storageUnavailable:
    'Questo browser non può salvare la partita, quindi non può continuare. Forse è colpa della navigazione privata.',
  prompt: {
    goal: 'Giochi con il verde. Vince chi ha più punti: inizi con 40, e ogni tua casa che brucia te ne costa due.',
    objectives:
      'I tuoi tre obiettivi segreti aggiungono 2, 4 e 6 punti se alla fine i loro quartieri sono ancora in piedi. Ogni cono spento, uno.',
    chooseCard:
      'Il tuo turno inizia con il fuoco. La freccia di una carta dice dove va. Scegli la carta evidenziata, Nord.',
    chooseTarget:
      'Solo i quartieri illuminati sono da quella parte. 1 brucia prima di 2: prima le case senza milizia. A {{district}} non hai case: sceglilo.',
    path: 'La linea punteggiata: il cono attraversa il fuoco collegato in ogni direzione. Solo il suo ultimo passo, fuori dal fuoco, segue la freccia.',
    confirmSpread:
      'Qui vedi chi perde che cosa: due punti per casa. Colpisce solo gli altri, quindi procedi.',
    tokens:
      'Brucia un quartiere con un segnalino rotondo e prendi il segnalino in segreto: un punto vittoria, una demolizione o un doppio movimento.',
    chooseBand: 'Ora hai quattro azioni. Le milizie fermano il fuoco. Scegli la milizia a {{district}}.',
    chooseBandTarget:
      'I numeri dicono quante azioni servono. {{district}} brucia con un cono: manda lì la milizia a contenere il fuoco.',
    confirmBand: 'Il pulsante ripete il costo. Conferma per mandare la milizia.',
    choosePawn:
      'Un fuoco contenuto non si propaga. Lo spegne solo chi sta lì. Scegli il tuo proprietario a {{district}}.',
    choosePawnTarget: 'È un solo passo. Scegli {{district}}.',
    confirmPawn: 'Conferma per andare lì.',
    putOut:
      'Ora scegli la fiamma, «Spegni». Ogni cono che tieni è un punto, e chi per primo ne ha tre è l’Eroe di Londra: altri due.',
    endActions: 'Non hai più azioni. Finiscile: peschi una carta, e i tuoi vicini giocano i loro turni.',
    intensified:
      'Margery ha scoperto una carta Vampata, con una lettera: il fuoco è divampato, due coni in più a {{district}}. Il tavolo conta le restanti.',
    notShown:
      'Non mostrati: la seconda propagazione, la demolizione, i coni da piazzare quando il fuoco divampa e la riserva vuota. Li spiegano le regole.',
    finished:
      'Dopo l’ultima carta Vampata, A, ognuno gioca ancora un turno, poi si conta. Ora gioca tu: fino al tuo prossimo turno hai suggerimenti.',
  },
  hint: {
    title: 'Suggerimento',
    hide: 'Nascondi i suggerimenti',
    card: 'Scegli una carta. Si illuminano i quartieri dove la sua freccia può portare il fuoco.',
    target:
      'Scegli un quartiere illuminato. Brucia le case di chi è in testa, mai le tue né i tuoi obiettivi.',
    confirm: 'Guarda chi perde che cosa. Conferma, o scegli un’altra carta o un altro quartiere.',
    act: 'Quattro azioni: manda le milizie ai fuochi vicino alle tue case, vai a un fuoco contenuto e spegnilo. Poi termina le azioni.',
    intensify:
      'Il fuoco divampa: piazza i coni in quartieri in fiamme, lontano dalle tue case e dai tuoi obiettivi.',
    discard: 'Nessuna carta è giocabile. Scartane una, poi piazza tre coni.',
    others:
      'Gli altri propagano il fuoco e agiscono. Guarda quali case bruciano. I suggerimenti finiscono con il tuo prossimo turno.',
  },
};
