/** What the server counts of itself, in Prometheus' words. Nothing in it names a person, a table or a secret. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { BotLevel, ErrorCode } from '@great-fire/protocol';
import type { CommitOutcome } from '../storage/moves';

// Seconds: a move on a quiet machine takes a few thousandths.
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What is read at the moment when somebody asks. */
export interface Gauges {
  readonly socketsAtTables: () => number;
  readonly socketsInLobby: () => number;
  readonly matchesInMemory: () => number;
  readonly movesInProgress: () => number;
  readonly tablesWithBots: () => number;
  readonly storageUp: () => boolean;
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly commits = new Counter({
    name: 'great_fire_moves_total',
    help: 'Moves that came to the storage: stored, stale (another came first) or seen (sent again).',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  });
  private readonly rejections = new Counter({
    name: 'great_fire_refusals_total',
    help: 'What was not met, by the code of the answer.',
    labelNames: ['over', 'code'] as const,
    registers: this.registers,
  });
  private readonly requests = new Histogram({
    name: 'great_fire_answer_seconds',
    help: 'From a message or request to its answer.',
    labelNames: ['over', 'what'] as const,
    buckets: DURATION_BUCKETS,
    registers: this.registers,
  });
  private readonly storageCalls = new Histogram({
    name: 'great_fire_storage_seconds',
    help: 'Round trips to the storage.',
    labelNames: ['store', 'method'] as const,
    buckets: DURATION_BUCKETS,
    registers: this.registers,
  });

  private readonly decisions = new Histogram({
    name: 'great_fire_bot_decision_seconds',
    help: 'From the question to a bot’s choice, by level: decided, or the simplest one where it came to none.',
    labelNames: ['level', 'how'] as const,
    buckets: DURATION_BUCKETS,
    registers: this.registers,
  });

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All of it as text, for whoever asks. */
  render(): Promise<string> {
    return this.registry.metrics();
  }

  /** Adds what Node tells of its process: memory, event loop, garbage. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds what others keep count of. */
  registerGauges(gauges: Gauges): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name: `great_fire_${name}`,
        help,
        registers: this.registers,
        collect() {
          this.set(value());
        },
      });
    gauge('sockets_at_tables', 'Sockets at tables, spectators too.', gauges.socketsAtTables);
    gauge('sockets_in_lobby', 'Sockets that follow the lobby.', gauges.socketsInLobby);
    gauge('matches_in_memory', 'Matches that were played or watched lately.', gauges.matchesInMemory);
    gauge('moves_waiting', 'Tables with a move that is being made or waits.', gauges.movesInProgress);
    gauge('tables_with_bots', 'Tables where a bot is deciding or about to.', gauges.tablesWithBots);
    gauge('storage_up', '1 while the storage can be reached.', () => (gauges.storageUp() ? 1 : 0));
  }

  countMoveCommit({ outcome }: CommitOutcome): void {
    this.commits.inc({ outcome });
  }

  countRejection(transport: 'http' | 'socket' | 'line', code: ErrorCode): void {
    this.rejections.inc({ over: transport, code });
  }

  /** `route` is one of few: a message's name, a route's pattern. */
  observeRequest(transport: 'http' | 'socket', route: string, ms: number): void {
    this.requests.observe({ over: transport, what: route }, ms / 1000);
  }

  observeBotDecision(level: BotLevel, outcome: 'decided' | 'plain', ms: number): void {
    this.decisions.observe({ level, how: outcome }, ms / 1000);
  }

  observeStorageCall(store: string, method: string, ms: number): void {
    this.storageCalls.observe({ store, method }, ms / 1000);
  }
}
