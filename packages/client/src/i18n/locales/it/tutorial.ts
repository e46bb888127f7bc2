import type { tutorial as english } from '../en/tutorial';
import type { ItalianMessages } from '../../message-types';

export const tutorial: ItalianMessages<typeof english> = {
  title: 'Turno guidato',
  progress: '{{number}} di {{count}}',
  skip: 'Salta',
  findTable: 'Trova un tavolo',
  prompt: {
    card: 'Londra brucia, e tocca a te. Le case verdi sono tue. Prima propaga il fuoco: scegli la carta evidenziata, Nord.',
    target: 'I quartieri bordati possono bruciare. {{district}} non ha case tue: sceglilo.',
    burn: 'Qui vedi chi perde che cosa: due punti per casa. Tocca solo agli altri, quindi procedi.',
    band: 'Ora hai quattro azioni. Le milizie fermano il fuoco. Scegli la milizia a {{district}}.',
    contain:
      'I numeri dicono quante azioni servono. {{district}} brucia con un cono: manda lì la milizia a contenere il fuoco.',
    sendBand: 'Il pulsante ripete il costo. Conferma per mandare la milizia.',
    pawn: 'Un fuoco contenuto non si propaga. Lo spegne solo chi sta lì. Scegli il tuo possidente a {{district}}.',
    go: 'È un solo passo. Scegli {{district}}.',
    sendSelf: 'Conferma per andare lì.',
    putOut: 'Ora scegli «Spegni». Il cono lo tieni, e vale un punto vittoria.',
    end: 'Non hai più azioni. Finiscile: peschi una carta, e i tuoi vicini giocano i loro turni.',
    over: 'Ecco un turno intero. Se hai più punti di tutti quando il fuoco è spento, vinci. Ora trova un tavolo.',
  },
};
