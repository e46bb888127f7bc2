import type { splash as english } from '../en/splash';

/** Texts of the document for the case that no script of the page runs. No bundle has them. */
export const splash: typeof english = {
  failed: 'La pagina non si è caricata.',
  failedHint:
    'Riprova. Se non basta, il tuo browser è troppo vecchio o qualcosa blocca gli script di questo sito.',
  unavailable:
    'Al momento la pagina non è raggiungibile. Manca la connessione, oppure il server è sovraccarico o in aggiornamento. Riprova tra un minuto.',
  noScripts: 'Questo gioco ha bisogno di JavaScript. Attivalo per questo sito e ricarica la pagina.',
  oldBrowser:
    'Questo browser è troppo vecchio per il gioco. Usa una versione attuale di Firefox, Chrome, Edge o Safari.',
};
