import type { splash as english } from '../en/splash';

/** Texts of the document for the case that no script of the page runs. No bundle has them. */
export const splash: typeof english = {
  failed: 'La page ne s’est pas chargée.',
  failedHint:
    'Réessayez. Si cela ne suffit pas, votre navigateur est trop ancien, ou quelque chose bloque les scripts de ce site.',
  unavailable:
    'La page est inaccessible pour le moment. Il n’y a pas de connexion, ou le serveur est surchargé ou en cours de mise à jour. Réessayez dans une minute.',
  noScripts: 'Ce jeu a besoin de JavaScript. Activez-le pour ce site, puis rechargez la page.',
  oldBrowser:
    'Ce navigateur est trop ancien pour le jeu. Prenez une version récente de Firefox, Chrome, Edge ou Safari.',
};
