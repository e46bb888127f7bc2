import { Client } from 'pg';
import type { Change, ChangeFeed } from '../src/storage/change-feed';
import { NOTIFY_CHANNEL } from '../src/storage/postgres/notifier';

const PROBE_PREFIX = 'probe-';

/** Finds out when the servers of a PostgreSQL database have received all changes. */
export class ChangeFeedProbe {
  private count = 0;

  private constructor(private readonly client: Client) {}

  static async connect(databaseUrl: string): Promise<ChangeFeedProbe> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return new ChangeFeedProbe(client);
  }

  /**
   * Resolves once these feeds have dispatched every change that was committed before the call. Publishes a change of a
   * table that does not exist, which has no effect. PostgreSQL delivers notifications in the order of their
   * transactions, so earlier changes have arrived by then.
   */
  async waitForAll(feeds: readonly ChangeFeed[]): Promise<void> {
    const change: Change = {
      type: 'presence-changed',
      matchId: `${PROBE_PREFIX}${String((this.count += 1))}`,
    };
    const received = feeds.map((feed) => nextChangeOf(feed, change.matchId));
    const payload = `probe ${JSON.stringify(change)}`;
    await this.client.query('SELECT pg_notify($1, $2)', [NOTIFY_CHANNEL, payload]);
    await Promise.all(received);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

/** The changes of a feed without those that probes publish. */
export const withoutProbes = (feed: ChangeFeed): ChangeFeed => ({
  announce: feed.announce,
  subscribe: ({ onChange, onGap }) =>
    feed.subscribe({
      onChange: (change) => {
        if (!('matchId' in change && change.matchId.startsWith(PROBE_PREFIX))) onChange(change);
      },
      onGap,
    }),
});

function nextChangeOf(feed: ChangeFeed, matchId: string): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = feed.subscribe({
      onChange: (change) => {
        if (!('matchId' in change) || change.matchId !== matchId) return;
        unsubscribe();
        resolve();
      },
      onGap: () => undefined,
    });
  });
}
