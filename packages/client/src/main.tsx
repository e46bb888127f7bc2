import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { initI18n } from './i18n/i18n';
import { consumeLinkToken } from './account/link-token';
import { initMotion } from './lib/reduced-motion';
import { initPwa } from './app/pwa';
import 'virtual:fonts.css';
import './theme/fallback-fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/splash.css';
import './table/map/map-tokens.css';
import { initTheme } from './theme/theme';

consumeLinkToken(); // first, so that no other code sees the token
initTheme();
initMotion();
initPwa();
await initI18n();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
