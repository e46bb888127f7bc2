import type { RecoveryLink } from '@great-fire/protocol';
import { TestClient, withServer, UNREACHABLE_MAIL } from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { request } from '../../testing/request';
import { OPERATIONS } from './openapi/operations';

/** The credentials, in the order of the columns below. The cookie is last, because it may change the table. */
const CREDENTIALS = ['none', 'removed-seat', 'recovery-key', 'other-table', 'this-table', 'cookie'] as const;
type Credential = (typeof CREDENTIALS)[number];

/**
 * The expected access, written by hand. For each credential: `+` the operation is reached, `-` the caller is unknown
 * (401), `x` the token is for another table (403). The body is wrong or empty: credentials come before it.
 */
const ACCESS: Readonly<Record<string, string>> = {
  'GET /healthz': '++++++',
  'GET /readyz': '++++++',
  'GET /api/openapi.json': '++++++',
  'GET /api/asyncapi.json': '++++++',
  'GET /api/record.schema.json': '++++++',
  'GET /api/records': '++++++',
  'GET /api/network-origins': '++++++',

  'POST /api/matches': '+--xx+',
  'GET /api/matches': '+--+++',
  'GET /api/matches/:match': '+--x++',
  'PATCH /api/matches/:match': '---x++',
  'POST /api/matches/:match/seats': '+--x++',
  'DELETE /api/matches/:match/seats/:seat': '---x++',
  'PUT /api/matches/:match/seats/:seat/ready': '---x++',
  'PUT /api/matches/:match/seats/:seat/opening-hand-answer': '---x++',
  'PUT /api/matches/:match/seats/:seat/bot': '---x++',
  'DELETE /api/matches/:match/seats/:seat/bot': '---x++',
  'PUT /api/matches/:match/order': '---x++',
  'PUT /api/matches/:match/host': '---x++',
  'POST /api/matches/:match/start': '---x++',
  'POST /api/matches/:match/rematch': '---x++',
  'GET /api/matches/:match/record': '+--x++',
  'GET /api/matches/:match/preview.png': '+--x++',
  'GET /api/matches/:match/diary': '+--x++',
  'GET /api/matches/:match/notes': '---x-+',
  'PUT /api/matches/:match/note': '---x-+',
  'GET /api/matches/:match/webhook': '---x++',
  'PUT /api/matches/:match/webhook': '---x++',
  'DELETE /api/matches/:match/webhook': '---x++',
  'POST /api/matches/:match/webhook/test': '---x++',

  'GET /api/me': '+--+++',
  'PUT /api/me': '-----+',
  'DELETE /api/me': '-----+',
  'GET /api/me/data': '-----+',
  'GET /api/me/blocks-and-notes': '-----+',
  'PUT /api/me/profile': '-----+',
  'GET /api/me/devices': '+--+++',
  'DELETE /api/me/devices': '-----+',
  'DELETE /api/me/devices/:device': '-----+',
  'GET /api/me/notifications': '+--+++',
  'PUT /api/me/notifications': '-----+',
  'POST /api/me/notifications/test': '-----+',
  'PUT /api/me/push': '-----+',
  'DELETE /api/me/push': '-----+',
  'PUT /api/me/email': '-----+',
  'DELETE /api/me/email': '-----+',
  'PUT /api/me/email/reminders': '-----+',
  'POST /api/email/confirmations': '+--+++',
  'POST /api/email/sign-ins': '+--+++',
  'POST /api/notifications/unsubscribe/:token': '++++++',
  'GET /api/notifications/unsubscribe/:token': '++++++',

  'POST /api/recovery': '-----+',
  'POST /api/recovery/code': '-----+',
  'POST /api/recovery/claims': '+--+++',
  'POST /api/recovery/code/claims': '+--+++',

  'GET /api/people/:person': '+--+++',
  'GET /api/people/:person/games': '+--+++',
  'PUT /api/people/:person/block': '-----+',
  'DELETE /api/people/:person/block': '-----+',
  'PUT /api/people/:person/note': '-----+',
  'GET /api/leaderboard': '+--+++',

  'GET /api/matches/:match/recent-players': '---x-+',
  'POST /api/matches/:match/invitations': '---x-+',
  'DELETE /api/me/invitations/:match': '---x-+',
  'POST /api/me/invitations/seen': '-----+',
  'PUT /api/me/invitations': '-----+',
  'PUT /api/groups/:group/invitations': '-----+',

  'POST /api/groups': '+--xx+',
  'GET /api/groups': '-----+',
  'GET /api/groups/:group': '-----+',
  'DELETE /api/groups/:group': '-----+',
  'POST /api/groups/:group/invitation': '+----+',
  'POST /api/groups/:group/members': '+----+',
  'DELETE /api/groups/:group/members/:member': '-----+',
  'GET /api/groups/:group/tables': '-----+',
  'GET /api/groups/:group/standings': '-----+',
  'POST /api/groups/:group/date': '-----+',
  'DELETE /api/groups/:group/date': '-----+',
  'PUT /api/groups/:group/date/answers': '-----+',
  'PUT /api/groups/:group/date/time': '-----+',
  'GET /api/groups/:group/date/calendar.ics': '-----+',
  'PUT /api/groups/:group/name': '-----+',
  'PUT /api/groups/:group/owner': '-----+',
  'PUT /api/groups/:group/diary': '-----+',
  'PUT /api/groups/:group/reports': '-----+',
  'PUT /api/groups/:group/webhook': '-----+',
  'DELETE /api/groups/:group/webhook': '-----+',
  'POST /api/groups/:group/webhook/test': '-----+',
  'POST /api/groups/:group/link': '-----+',
};

/** Creates a host with a table, and a credential of each kind. */
async function createCredentials(url: string) {
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const { match, token } = await ann.openTable();
  const elsewhere = await ann.openTable();
  const removed = await ben.claimSeat(match.id, 'Ben');
  await ann.request('DELETE', `/api/matches/${match.id}/seats/1?name=Ben`);
  const { key } = (await ann.request<RecoveryLink>('POST', '/api/recovery')).body;
  const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });
  const headers: Readonly<Record<Credential, Readonly<Record<string, string>>>> = {
    none: {},
    'removed-seat': bearer(removed.token),
    'recovery-key': bearer(key),
    'other-table': bearer(elsewhere.token),
    'this-table': bearer(token),
    cookie: { cookie: ann.cookie ?? '' },
  };
  return { matchId: match.id, headers };
}

function accessOf(status: number): string {
  if (status === 401) return '-';
  return status === 403 ? 'x' : '+';
}

test(
  'every operation accepts exactly the credentials of a table written by hand',
  withServer(
    async ({ url }) => {
      const found: Record<string, string> = {};
      let credentials = await createCredentials(url);
      for (const { method, path } of OPERATIONS) {
        const isRead = method === 'get';
        const { matchId, headers } = credentials;
        const target = path
          .replace(':match', matchId)
          .replace(':person', `${matchId}.0`)
          .replace(':token', `x.${'y'.repeat(43)}`)
          .replace(/:\w+/, '0');
        const operation = `${method.toUpperCase()} ${path}`;
        const letters: string[] = [];
        let hasChanged = false;
        for (const credential of CREDENTIALS) {
          const answer = await request(`${url}${target}`, {
            method: method.toUpperCase(),
            headers: { ...headers[credential], ...(!isRead && { 'content-type': 'application/json' }) },
            ...(!isRead && { body: '{}' }),
          });
          letters.push(accessOf(answer.status));
          hasChanged ||= !isRead && answer.ok;
        }
        found[operation] = letters.join('');
        if (hasChanged) credentials = await createCredentials(url);
      }
      expect(found).toEqual(ACCESS);
    },
    {
      publicUrl: UNREACHABLE_MAIL.publicUrl.href,
      mail: UNREACHABLE_MAIL,
      previewWorker: () => Promise.reject(new Error('no images')),
      log: new LogCapture(),
    },
  ),
);

test(
  'sockets accept exactly the credentials of a table written by hand',
  withServer(async ({ url }) => {
    const { matchId, headers } = await createCredentials(url);
    const access = async (credential: Credential, match: string | undefined): Promise<string> => {
      const { authorization, cookie } = headers[credential];
      const token = authorization?.replace('Bearer ', '');
      const socket = new TestClient(url).connect({
        ...(match !== undefined && { match }),
        ...(token !== undefined && { token }),
        ...(cookie !== undefined && { cookie }),
      });
      const isAccepted = await socket.isAccepted();
      const seat = isAccepted && match !== undefined ? (await socket.waitForSync()).mySeat : null;
      socket.close();
      return isAccepted ? (seat === null ? '+' : String(seat)) : '-';
    };
    const found: Record<string, string> = {};
    for (const [name, match] of [
      ['table', matchId],
      ['lobby', undefined],
    ] as const) {
      const letters: string[] = [];
      for (const credential of CREDENTIALS) letters.push(await access(credential, match));
      found[name] = letters.join('');
    }
    // A digit is the seat that the socket controls.
    expect(found).toEqual({ table: '+---00', lobby: '+----+' });
  }),
);
