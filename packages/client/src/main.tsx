import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { initI18n } from './i18n/i18n';
import { consumeLinkToken } from './account/link-token';
import { ignoreComposingKeys } from './lib/composition';
import { beginPagesAtTop } from './lib/page-top';
import { followPageTranslation } from './lib/page-translation';
import { initMotion } from './lib/reduced-motion';
import { stylesheetsLoaded } from './lib/stylesheets';
import { initPwa } from './app/pwa';
import 'virtual:fonts.css';
import './theme/base.css';
import './table/map/map-tokens.css';
import { initTheme } from './theme/theme';

consumeLinkToken(); // first, so that no other code sees the token
ignoreComposingKeys();
initTheme();
initMotion();
initPwa();
beginPagesAtTop();
await Promise.all([initI18n(), stylesheetsLoaded()]);

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
