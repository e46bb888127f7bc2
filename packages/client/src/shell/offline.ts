/** The page as an app: what it needs is kept by the browser, and it can be installed where the browser lets it. */
import { create } from 'zustand';
import { basePath } from '../connection/base-path';

/** A browser's offer to install, which only some make; it is good for one press. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

interface Install {
  readonly offer: InstallOffer | null;
  readonly isDone: boolean; // it runs as an app, or was just installed
}

export const useInstall = create<Install>(() => ({ offer: null, isDone: false }));

/** Asks the person by the browser's own question. */
export async function install(): Promise<void> {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: null });
  await offer?.prompt();
}

/** Lets the browser keep the page once that is no burden any more, and hears its offer to install. */
export function startOffline(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // it is made where a person looks for it: in the settings
    useInstall.setState({ offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ isDone: true, offer: null }));
  if (window.matchMedia('(display-mode: standalone)').matches) useInstall.setState({ isDone: true });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // A browser that cannot keep it, or will not, plays on with a connection.
    navigator.serviceWorker.register(`${basePath()}/sw.js`).catch(() => undefined);
  });
}
