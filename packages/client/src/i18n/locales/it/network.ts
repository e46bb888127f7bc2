import type { network as english } from '../en/network';
import type { ItalianMessages } from '../../message-types';

export const network: ItalianMessages<typeof english> = {
  blocked: 'Questa rete blocca i WebSocket.',
  blockedHint:
    'La pagina si carica, ma le partite hanno bisogno di un WebSocket, e un proxy o un firewall lo rifiuta. Prova un’altra rete, per esempio i dati mobili.',
  lobbyBlockedHint:
    'Gli elenchi sono di quando la pagina si è caricata, e nessuna partita si apre. Prova un’altra rete, per esempio i dati mobili.',
  blockedHostHint:
    'Se questo server è tuo: il proxy che lo precede deve passare le intestazioni «Upgrade» e «Connection».',
  pageSeat: 'Questo browser rifiuta i cookie. Il tuo posto dura finché non chiudi o ricarichi questa pagina.',
  maintenance:
    'Manutenzione ({{time}}): questo server si ferma per un po’. Partite e orologi aspettano che torni.',
  unknownAddress: 'A questo indirizzo non c’è nessuna pagina.',
  unknownAddressHint: 'Forse il link è incompleto. Dalla lobby raggiungi tutto.',
  missingPractice: 'Questa partita non è salvata su questo dispositivo.',
  missingPracticeHint: 'Una partita di pratica resta nel browser in cui è iniziata.',
  missingTableHint:
    'Forse il link è incompleto, o il tavolo è stato chiuso prima della partita. Chiedi di nuovo il link o crea un tuo tavolo.',
};
