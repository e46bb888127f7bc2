import type { splash as english } from '../en/splash';

/** Texts of the document for the case that no script of the page runs. No bundle has them. */
export const splash: typeof english = {
  failed: 'La página no se ha cargado.',
  failedHint:
    'Inténtalo de nuevo. Si no sirve, tu navegador es demasiado antiguo o algo bloquea los scripts de este sitio.',
  unavailable:
    'Ahora no se puede obtener la página. No hay conexión, o el servidor está ocupado o se está actualizando. Inténtalo de nuevo dentro de un minuto.',
  noScripts: 'Este juego necesita JavaScript. Actívalo para este sitio y vuelve a cargar la página.',
  oldBrowser:
    'Este navegador es demasiado antiguo para el juego. Usa una versión actual de Firefox, Chrome, Edge o Safari.',
};
