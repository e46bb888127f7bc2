/**
 * Watches the connection of a socket. Finds a line that died without a word, a jump of the device clock, and a network
 * that blocks WebSockets.
 */
import { parseConnectError, type LiveSocket } from './socket';
import type { ServerClock } from './server-clock';

const SILENCE_MS = 2000; // after a message that the server answers
const PROBE_TIMEOUT_MS = 4000; // more than most phone networks need
const SLOW_PROBE_TIMEOUT_MS = 16_000; // after a line was given up that may have been slow
const CLOCK_CHECK_MS = 1000;
const BLOCKED_AFTER_MS = 10_000; // without a connection

/** The reactions of the owner of a socket. */
interface ConnectionHandlers {
  readonly onLost: () => void; // the line is dead; a new connection is being made
  readonly onBlocked: (isBlocked: boolean) => void; // the server answers requests, but no WebSocket comes through
}

/** The parts of the page that the monitor uses. */
export interface MonitoredPage {
  readonly window: EventTarget; // `online`, `offline`, `pageshow`
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  readonly canReachServer: () => Promise<boolean>; // by a request
  readonly waitedMs?: number; // for a connection, before the monitor started; default: 0
}

/** Starts to watch a socket. Returns a function that stops. */
export type StartMonitor = (
  socket: LiveSocket,
  clock: ServerClock,
  handlers: ConnectionHandlers,
) => () => void;

/** Returns the function that watches sockets of a page. */
export const createMonitor =
  ({ window, document, canReachServer, waitedMs = 0 }: MonitoredPage): StartMonitor =>
  (socket, clock, { onLost, onBlocked }) => {
    let isProbing = false;
    let isSilent = false; // since the last probe
    let timeoutMs = PROBE_TIMEOUT_MS;
    let isBlocked = false;
    let isStopped = false;

    /** Makes a new connection at once, instead of waiting for the timeout of a line or of an attempt. */
    const connectAnew = (): void => {
      if (!socket.active) return; // closed, or refused by the server
      socket.disconnect();
      socket.connect();
    };
    const probe = (): void => {
      if (!socket.connected) {
        connectAnew();
        return;
      }
      if (isProbing) return;
      isProbing = true;
      isSilent = true;
      const askedAt = performance.now();
      socket.timeout(timeoutMs).emit('server-time', (error, answer) => {
        isProbing = false;
        if (isStopped) return;
        if (error === null && performance.now() - askedAt < PROBE_TIMEOUT_MS) timeoutMs = PROBE_TIMEOUT_MS;
        if (error === null && answer.ok) clock.addSample(answer.serverTime);
        else if (error !== null && socket.connected && isSilent) {
          timeoutMs = SLOW_PROBE_TIMEOUT_MS; // so that a slow line is not given up again
          onLost();
          connectAnew();
        }
      });
    };
    let silenceTimer: ReturnType<typeof setTimeout> | null = null;
    const endSilence = (): void => {
      isSilent = false;
      if (silenceTimer !== null) clearTimeout(silenceTimer);
      silenceTimer = null;
    };
    const onSent = (event: string): void => {
      if (event !== 'visibility') silenceTimer ??= setTimeout(probe, SILENCE_MS);
    };
    /** Takes every packet of a line as a sign of life. Each connection has an engine of its own. */
    const listen = (): void => void socket.io.engine.on('packet', endSilence);
    const onPageShow = (event: Event): void => {
      if ((event as PageTransitionEvent).persisted) probe(); // the page returns from the cache of the browser
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') probe();
    };

    const setBlocked = (next: boolean): void => {
      if (next === isBlocked) return;
      isBlocked = next;
      onBlocked(next);
    };
    let blockedTimer: ReturnType<typeof setTimeout> | null = null;
    let delayMs = Math.max(0, BLOCKED_AFTER_MS - waitedMs);
    const stopWaiting = (): void => {
      if (blockedTimer !== null) clearTimeout(blockedTimer);
      blockedTimer = null;
    };
    /** Asks after a while without a connection whether the server answers requests, again and again. */
    const waitForConnection = (): void => {
      blockedTimer ??= setTimeout(() => {
        void canReachServer().then((isReachable) => {
          if (blockedTimer === null) return; // connected or stopped meanwhile
          blockedTimer = null;
          setBlocked(isReachable);
          waitForConnection();
        });
      }, delayMs);
      delayMs = BLOCKED_AFTER_MS;
    };
    const onAnswer = (): void => {
      stopWaiting();
      setBlocked(false);
    };
    const onConnect = (): void => {
      onAnswer();
      listen();
      if (timeoutMs > PROBE_TIMEOUT_MS) probe(); // how slow is the new line?
    };
    const onDisconnect = (): void => {
      endSilence();
      waitForConnection();
    };
    const onConnectError = (error: Error): void => {
      if (parseConnectError(error) !== null) onAnswer(); // the server itself answered
    };

    socket.on('connect', onConnect);
    socket.on('connect_error', onConnectError);
    socket.on('disconnect', onDisconnect);
    socket.onAnyOutgoing(onSent);
    if (socket.connected) listen();
    else waitForConnection();
    window.addEventListener('online', probe);
    window.addEventListener('offline', probe);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisible);
    let clockTimer: ReturnType<typeof setTimeout>;
    const checkClock = (): void => {
      if (clock.hasParted()) probe();
      clockTimer = setTimeout(checkClock, CLOCK_CHECK_MS);
    };
    checkClock();
    return () => {
      isStopped = true;
      stopWaiting();
      endSilence();
      socket.offAnyOutgoing(onSent);
      clearTimeout(clockTimer);
      window.removeEventListener('online', probe);
      window.removeEventListener('offline', probe);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  };
