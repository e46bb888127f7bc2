/** A person with a browser: a cookie jar, HTTP requests, and sockets that record every frame. */
import type { Me, CreateTableInput, SeatClaim } from '@great-fire/protocol';
import { request } from './request';
import { TestSocket, type SocketOptions } from './test-socket';

export interface TestResponse<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string; // the raw body
  readonly headers: Headers;
}

export class TestClient {
  cookie: string | null = null;
  readonly responses: string[] = []; // every body received

  constructor(readonly url: string) {}

  async request<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestResponse<T>> {
    const response = await request(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (text !== '') this.responses.push(text);
    const setCookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (setCookie !== undefined) this.cookie = setCookie;
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      text,
      headers: response.headers,
    };
  }

  /** Opens a table, and starts its game if bots take all other seats. */
  async openTable(options: Partial<CreateTableInput> = {}, contribution?: string): Promise<SeatClaim> {
    const { status, body } = await this.request<SeatClaim>('POST', '/api/matches', {
      ...DEFAULT_TABLE,
      ...options,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const { id, seats } = body.match;
    if (seats.every(({ name }) => name !== null)) await this.start(id, contribution);
    return body;
  }

  /** Takes the first free seat of a waiting table. */
  async claimSeat(match: string, name: string): Promise<SeatClaim> {
    const { status, body } = await this.request<SeatClaim>('POST', `/api/matches/${match}/seats`, { name });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  /** Takes the first free seat of a waiting table, and marks it as ready. */
  async joinAndReady(match: string, name: string, contribution?: string): Promise<SeatClaim> {
    const claim = await this.claimSeat(match, name);
    await this.ready(match, claim.seat, contribution);
    return claim;
  }

  /** Marks a seat as ready, with a contribution to the deal if given. */
  ready(match: string, seat: number, contribution?: string): Promise<void> {
    const body = { ready: true, contribution };
    return this.expect204('PUT', `/api/matches/${match}/seats/${String(seat)}/ready`, body);
  }

  /** Starts the game, as the host, with a contribution to the deal if given. */
  start(match: string, contribution?: string): Promise<void> {
    return this.expect204('POST', `/api/matches/${match}/start`, { contribution });
  }

  private async expect204(method: string, path: string, body?: unknown): Promise<void> {
    const response = await this.request(method, path, body);
    if (response.status !== 204) throw new Error(response.text);
  }

  async me(): Promise<Me> {
    return (await this.request<Me>('GET', '/api/me')).body;
  }

  /** Opens a socket with this guest's cookie, if there is one. */
  connect(options: SocketOptions = {}): TestSocket {
    return new TestSocket(this.url, { ...(this.cookie === null ? {} : { cookie: this.cookie }), ...options });
  }
}

export const DEFAULT_TABLE: CreateTableInput = {
  tableName: 'Pudding Lane',
  players: 3,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  private: false,
  name: 'Ann',
};
