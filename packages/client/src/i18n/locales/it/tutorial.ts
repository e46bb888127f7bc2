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
    objectives:
      'Inizi con 40 punti. I tuoi tre obiettivi segreti ne aggiungono 2, 4 e 6 se alla fine i loro quartieri sono ancora in piedi.',
    chooseCard:
      'Londra brucia, e tocca a te. Le case verdi sono tue. Prima propaga il fuoco: scegli la carta evidenziata, Nord.',
    chooseTarget:
      'I numeri nelle fiamme sono i ranghi: 1 brucia prima di 2, dove c’è una milizia. A {{district}} non hai case: sceglilo.',
    confirmSpread: 'Qui vedi chi perde che cosa: due punti per casa. Tocca solo agli altri, quindi procedi.',
    tokens:
      'Brucia un quartiere con un segnalino rotondo e prendi il segnalino in segreto: un punto vittoria, una demolizione o un doppio movimento.',
    chooseBand: 'Ora hai quattro azioni. Le milizie fermano il fuoco. Scegli la milizia a {{district}}.',
    chooseBandTarget:
      'I numeri dicono quante azioni servono. {{district}} brucia con un cono: manda lì la milizia a contenere il fuoco.',
    confirmBand: 'Il pulsante ripete il costo. Conferma per mandare la milizia.',
    choosePawn:
      'Un fuoco contenuto non si propaga. Lo spegne solo chi sta lì. Scegli il tuo possidente a {{district}}.',
    choosePawnTarget: 'È un solo passo. Scegli {{district}}.',
    confirmPawn: 'Conferma per andare lì.',
    putOut:
      'Ora scegli «Spegni». Ogni cono che tieni è un punto, e chi per primo ne ha tre è l’Eroe di Londra: altri due.',
    endActions: 'Non hai più azioni. Finiscile: peschi una carta, e i tuoi vicini giocano i loro turni.',
    intensified:
      'Pescando, Margery ha scoperto una carta Vampata: il fuoco è divampato, con due coni in più a {{district}}. Il tavolo conta le carte restanti.',
    finished:
      'Dopo l’ultima carta Vampata, la A, ognuno gioca ancora un turno. Vince chi ha più punti. Ora conosci il gioco.',
  },
};
