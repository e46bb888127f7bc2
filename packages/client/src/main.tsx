import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startLanguages } from './i18n/i18n';
import { takeLinkKey } from './recovery/link-key';
import { startMotion } from './shell/motion';
import { startOffline } from './shell/offline';
import 'virtual:fonts.css';
import './theme/like-our-faces.css';
import './theme/tokens.css';
import './theme/base.css';
import './first-sight/first-sight.css';
import './table/map/map-tokens.css';
import { startTheme } from './theme/theme';

takeLinkKey(); // before anything else can see it
startTheme();
startMotion();
startOffline();
await startLanguages();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
