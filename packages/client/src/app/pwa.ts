/** The page as a PWA: registers the service worker and offers the installation where the browser supports it. */
import { create } from 'zustand';
import { onPageIdle } from '../lib/page-idle';
import { basePath } from '../lib/routes';

/** The browser's installation prompt (Chromium only). It can be shown once. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

interface InstallState {
  readonly promptEvent: BeforeInstallPromptEvent | null;
  readonly isInstalled: boolean; // runs as an app, or was just installed
}

export const useInstallPrompt = create<InstallState>(() => ({ promptEvent: null, isInstalled: false }));

/** Shows the browser's installation prompt. */
export async function promptInstall(): Promise<void> {
  const { promptEvent } = useInstallPrompt.getState();
  useInstallPrompt.setState({ promptEvent: null });
  await promptEvent?.prompt();
}

/** Stores the browser's installation prompt, and registers the service worker once the page is idle. */
export function initPwa(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the settings offer the installation
    useInstallPrompt.setState({ promptEvent: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', () =>
    useInstallPrompt.setState({ isInstalled: true, promptEvent: null }),
  );
  if (window.matchMedia('(display-mode: standalone)').matches)
    useInstallPrompt.setState({ isInstalled: true });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Late: it loads all files of the build, which would delay those that the page waits for.
  onPageIdle(() => {
    // Without a service worker the page works online.
    navigator.serviceWorker.register(`${basePath()}/sw.js`).catch(() => undefined);
  });
}
