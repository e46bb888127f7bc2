/** Texts of the document for the case that no script of the page runs. No bundle has them. */
export const splash = {
  failed: 'The page did not load.',
  failedHint:
    'Try again. If that does not help, your browser is too old, or something blocks the scripts of this site.',
  unavailable:
    'The page cannot be fetched. There is no connection, or the server is busy or being updated. Try again in a minute.',
  noScripts: 'This game needs JavaScript. Turn it on for this site, then load the page again.',
  oldBrowser:
    'This browser is too old for the game. Use a current version of Firefox, Chrome, Edge or Safari.',
};
