import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadFirstPage } from './app/app';
import { initI18n } from './i18n/i18n';
import { consumeLinkToken } from './account/link-token';
import { importWithRetry } from './lib/lazy-with-retry';
import { ignoreComposingKeys } from './lib/composition';
import { beginPagesAtTop } from './lib/page-top';
import { followPageTranslation } from './lib/page-translation';
import { initMotion } from './lib/reduced-motion';
import { stylesheetsLoaded } from './lib/stylesheets';
import { initPwa } from './app/pwa';
import './theme/base.css';
import './ui/layout.css';
import './table/map/map-tokens.css';
import { initTheme } from './theme/theme';

consumeLinkToken(); // first, so that no other code sees the token
ignoreComposingKeys();
initTheme();
initMotion();
initPwa();
beginPagesAtTop();
void start();

async function start(): Promise<void> {
  await Promise.all([stylesheetsLoaded(), initI18n().then(loadFirstPage)]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root');
  followPageTranslation(document.body);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  // Without them the texts keep fonts of the system.
  importWithRetry(() => import('./theme/font-faces.lazy')).catch(() => undefined);
}
