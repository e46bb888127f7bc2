import type { splash as english } from '../en/splash';

/** Texts of the document for the case that no script of the page runs. No bundle has them. */
export const splash: typeof english = {
  failed: 'Die Seite wurde nicht geladen.',
  failedHint:
    'Versuche es noch einmal. Wenn das nicht hilft, ist dein Browser zu alt, oder etwas blockiert die Skripte dieser Seite.',
  unavailable:
    'Die Seite ist gerade nicht zu erreichen. Die Verbindung fehlt, oder der Server ist überlastet oder wird erneuert. Versuche es in einer Minute noch einmal.',
  noScripts: 'Dieses Spiel braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.',
  oldBrowser:
    'Dieser Browser ist zu alt für das Spiel. Nimm eine aktuelle Version von Firefox, Chrome, Edge oder Safari.',
};
