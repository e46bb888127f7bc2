/** The page as an app: what it needs is kept by the browser, and it can be installed where the browser lets it. */
import { create } from 'zustand';
import { basePath } from '../lib/base-path';

/** A browser's offer to install, which only some make; it is good for one press. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

interface InstallState {
  readonly promptEvent: BeforeInstallPromptEvent | null;
  readonly isInstalled: boolean; // it runs as an app, or was just installed
}

export const useInstallPrompt = create<InstallState>(() => ({ promptEvent: null, isInstalled: false }));

/** Asks the person by the browser's own question. */
export async function promptInstall(): Promise<void> {
  const { promptEvent } = useInstallPrompt.getState();
  useInstallPrompt.setState({ promptEvent: null });
  await promptEvent?.prompt();
}

/** Lets the browser keep the page once that is no burden any more, and hears its offer to install. */
export function initPwa(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // it is made where a person looks for it: in the settings
    useInstallPrompt.setState({ promptEvent: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', () =>
    useInstallPrompt.setState({ isInstalled: true, promptEvent: null }),
  );
  if (window.matchMedia('(display-mode: standalone)').matches)
    useInstallPrompt.setState({ isInstalled: true });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // A browser that cannot keep it, or will not, plays on with a connection.
    navigator.serviceWorker.register(`${basePath()}/sw.js`).catch(() => undefined);
  });
}
