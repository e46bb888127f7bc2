/** A person with a browser: a cookie jar, requests, and sockets that remember every frame. */
import { commitmentOfPart } from '@great-fire/game';
import type { Me, OpenTable, SeatGiven } from '@great-fire/protocol';
import { request } from './request';
import { TableSocket } from './table-socket';
import type { SocketWish } from './table-socket';

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string; // exactly what came
  readonly headers: Headers;
}

export class Guest {
  cookie: string | null = null;
  readonly heard: string[] = []; // every body that was answered

  constructor(readonly url: string) {}

  async ask<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<T>> {
    const answer = await request(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (text !== '') this.heard.push(text);
    const given = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (given !== undefined) this.cookie = given;
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: answer.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      text,
      headers: answer.headers,
    };
  }

  async open(wish: Partial<OpenTable> = {}): Promise<SeatGiven> {
    const { status, body } = await this.ask<SeatGiven>('POST', '/api/matches', { ...TABLE, ...wish });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  /** Takes the first free seat of a table that waits. */
  async sit(match: string, name: string, part?: string): Promise<SeatGiven> {
    const wish = { name, ...(part !== undefined && { part: commitmentOfPart(part) }) };
    const { status, body } = await this.ask<SeatGiven>('POST', `/api/matches/${match}/seats`, wish);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  /** Takes the first free seat of a table that waits, and is ready. */
  async join(match: string, name: string, part?: string): Promise<SeatGiven> {
    const given = await this.sit(match, name, part);
    await this.done('PUT', `/api/matches/${match}/seats/${String(given.seat)}/ready`, { ready: true });
    return given;
  }

  /** As the host: begins the game of people who are ready. */
  start(match: string): Promise<void> {
    return this.done('POST', `/api/matches/${match}/start`);
  }

  /** Shows the part that a seat added to the deal. */
  reveal(match: string, seat: number, part: string): Promise<void> {
    return this.done('PUT', `/api/matches/${match}/seats/${String(seat)}/reveal`, { reveal: part });
  }

  private async done(method: string, path: string, body?: unknown): Promise<void> {
    const answer = await this.ask(method, path, body);
    if (answer.status !== 204) throw new Error(answer.text);
  }

  async me(): Promise<Me> {
    return (await this.ask<Me>('GET', '/api/me')).body;
  }

  /** A socket that shows this guest's cookie, if there is one. */
  connect(wish: SocketWish = {}): TableSocket {
    return new TableSocket(this.url, { ...(this.cookie === null ? {} : { cookie: this.cookie }), ...wish });
  }
}

export const TABLE: OpenTable = {
  tableName: 'Pudding Lane',
  seats: 3,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  private: false,
  name: 'Ann',
};
