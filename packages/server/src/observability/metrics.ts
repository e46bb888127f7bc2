/** Prometheus metrics of the server. No label names a person, a table or a secret. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { BotLevel, ErrorCode } from '@great-fire/protocol';
import { version } from '../../package.json';
import type { DeliveryResult } from '../shared/delivery-result';
import type { CommitOutcome } from '../storage/moves';

// Seconds: a move on an idle machine takes a few milliseconds.
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly commits = new Counter({
    name: 'great_fire_moves_total',
    help: 'Moves that reached the storage: stored, stale (another move came first) or duplicate (sent again).',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  });
  private readonly deliveries = new Counter({
    name: 'great_fire_deliveries_total',
    help: 'E-mails, pushes and webhook messages, by what became of them.',
    labelNames: ['channel', 'status'] as const,
    registers: this.registers,
  });
  private readonly rejections = new Counter({
    name: 'great_fire_rejections_total',
    help: 'Rejected requests, messages and connections, by error code.',
    labelNames: ['transport', 'code'] as const,
    registers: this.registers,
  });
  private readonly requests = new Histogram({
    name: 'great_fire_request_duration_seconds',
    help: 'Time from a request or message to its response.',
    labelNames: ['transport', 'route'] as const,
    buckets: DURATION_BUCKETS,
    registers: this.registers,
  });
  private readonly storageCalls = new Histogram({
    name: 'great_fire_storage_duration_seconds',
    help: 'Time of calls to the storage.',
    labelNames: ['store', 'method'] as const,
    buckets: DURATION_BUCKETS,
    registers: this.registers,
  });

  private readonly decisions = new Histogram({
    name: 'great_fire_bot_decision_duration_seconds',
    help: 'Time of bot decisions. The source is fallback if the bot made no decision in time.',
    labelNames: ['level', 'source'] as const,
    buckets: DURATION_BUCKETS,
    registers: this.registers,
  });

  constructor() {
    new Gauge({
      name: 'great_fire_build_info',
      help: 'Always 1; the labels have the versions of the server and of Node.',
      labelNames: ['version', 'node'] as const,
      registers: this.registers,
    }).set({ version, node: process.version }, 1);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  render(): Promise<string> {
    return this.registry.metrics();
  }

  /** Adds Node's process metrics: memory, event loop, garbage collection. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds a gauge whose value is read on each scrape. */
  addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `great_fire_${name}`,
      help,
      registers: this.registers,
      collect() {
        this.set(read());
      },
    });
  }

  countMoveCommit(outcome: CommitOutcome): void {
    this.commits.inc({ outcome });
  }

  countDelivery(channel: 'email' | 'push' | 'webhook', { status }: DeliveryResult): void {
    this.deliveries.inc({ channel, status });
  }

  countRejection(transport: 'http' | 'socket' | 'connection', code: ErrorCode): void {
    this.rejections.inc({ transport, code });
  }

  /** `route` must have few values: the name of a message or the pattern of a route. */
  observeRequest(transport: 'http' | 'socket', route: string, ms: number): void {
    this.requests.observe({ transport, route }, ms / 1000);
  }

  observeBotDecision(level: BotLevel, source: 'bot' | 'fallback', ms: number): void {
    this.decisions.observe({ level, source }, ms / 1000);
  }

  observeStorageCall(store: string, method: string, ms: number): void {
    this.storageCalls.observe({ store, method }, ms / 1000);
  }
}
