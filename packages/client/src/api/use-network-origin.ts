import type { NetworkOrigins } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { request } from './request';

const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

/** Whether only the computer itself can open links of this page. */
export const isLoopbackPage = (hostname = window.location.hostname): boolean => LOOPBACK_HOST.test(hostname);

/**
 * Returns where others reach a server that the page opened at localhost; null while asking, and undefined if the server
 * knows no such address. On any other page returns null.
 */
export function useNetworkOrigin(): string | null | undefined {
  const [origin, setOrigin] = useState<string | null | undefined>(null);
  useEffect(() => {
    if (!isLoopbackPage()) return undefined;
    let isActive = true;
    request<NetworkOrigins>('GET', '/network-origins').then(
      ({ origins: [first] }) => {
        if (isActive) setOrigin(first);
      },
      () => undefined, // the link stays as it is
    );
    return () => {
      isActive = false;
    };
  }, []);
  return origin;
}
