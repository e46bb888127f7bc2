/** The HTTP API as an OpenAPI 3.1 document, generated from the schemas that validate requests. */
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { limitOf } from '../../admission/rate-limits';
import { OPERATIONS, type Operation } from './operations';
import { componentsIn, refTo, sentSchema, type Json } from './json-schemas';

const DRAFT = 'draft-2020-12';

const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** Returns all operations by path and method. */
export function openapiPaths(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of OPERATIONS) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method] = toPathItem(operation);
  }
  return paths;
}

/** Returns the document for a server with this base path ('' or '/fire'). */
export function openapiDocument(basePath: string, paths = openapiPaths()): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The Great Fire of London 1666, online',
      version: String(PROTOCOL_VERSION),
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The server also checks what these schemas cannot express, such as more bots than seats. `field` names the ' +
        'invalid field. Games are played over a socket: docs/bot-api.md.',
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    'x-socket-protocol': PROTOCOL_VERSION,
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentsIn(paths, DRAFT),
      securitySchemes: {
        seatToken: { type: 'http', scheme: 'bearer', description: 'The `token` of `SeatClaim`.' },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Set with the first seat. On https at the root of a host its name is `__Host-session`.',
        },
      },
    },
  };
}

const SECURITY = {
  optional: [{}, { seatToken: [] }, { sessionCookie: [] }],
  'optional-session': [{}, { sessionCookie: [] }],
  player: [{ seatToken: [] }, { sessionCookie: [] }],
  host: [{ seatToken: [] }, { sessionCookie: [] }],
  session: [{ sessionCookie: [] }],
  member: [{ sessionCookie: [] }],
  owner: [{ sessionCookie: [] }],
} as const;

const NO_MEMBER_NOTE = '`not-found` if the caller is no member.';

const ACCESS_NOTES: Readonly<Partial<Record<Operation['auth'], string>>> = {
  player: 'Only for a player of the table, otherwise `not-your-seat`.',
  host: 'Only for the host of the table, otherwise `not-host`.',
  member: NO_MEMBER_NOTE,
  owner: `${NO_MEMBER_NOTE} \`not-host\` if another member owns the group.`,
};

const TAGS = {
  tables: 'Tables, seats and their set-up.',
  records: 'Records of finished games.',
  people: 'Profiles, the leaderboard, blocks and notes.',
  groups: 'People who play together again and again.',
  account: 'The caller: name, devices, recovery, e-mail and notifications.',
  server: 'The state of the server and the schemas.',
} as const;

/** Returns the tag of a path by its first part, and of a record by its last. */
function tagOf(path: string): keyof typeof TAGS {
  if (/\/records?$/.test(path)) return 'records';
  const [, part = ''] = /^\/api\/(\w+)/.exec(path) ?? [];
  if (part === 'matches') return 'tables';
  if (part === 'groups') return 'groups';
  if (part === 'people' || part === 'leaderboard') return 'people';
  return ['me', 'email', 'recovery', 'notifications'].includes(part) ? 'account' : 'server';
}

/** Returns a path without separators, each part with a capital letter: '/matches/:match' becomes 'MatchesMatch'. */
const toPascalCase = (path: string): string =>
  path
    .split(/[/:.-]/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');

function toPathItem(operation: Operation): Json {
  const { method, path, summary, auth, limit, body, query, status, otherStatus, response } = operation;
  const quota = limit === null ? null : limitOf(limit);
  const rateLimitNote =
    quota === null
      ? ''
      : `At most ${String(quota.points)} in ${String(quota.seconds)} s, together with all other requests that count as \`${limit ?? ''}\`.`;
  const parameters = [...pathParameters(path), ...queryParameters(query)];
  return {
    operationId: `${method}${toPascalCase(path.replace('/api', ''))}`,
    summary,
    description: [ACCESS_NOTES[auth], operation.notes, rateLimitNote].filter(Boolean).join(' '),
    tags: [tagOf(path)],
    ...(operation.isOpenData === true && { 'x-open-data': true }),
    security: SECURITY[auth],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: content(sentSchema(body, DRAFT)),
      },
    }),
    responses: {
      [status]: { description: summary, ...toResponseContent(response) },
      ...(otherStatus && {
        [otherStatus.status]: { description: otherStatus.when, ...toResponseContent(response) },
      }),
      ...(path.startsWith('/api') &&
        errorResponses(auth, { hasInput: body !== undefined || parameters.length > 0, path })),
    },
  };
}

function toResponseContent(response: Operation['response']): Json {
  if (response === 'png') return { content: { 'image/png': {} } };
  if (response === 'calendar') return { content: { 'text/calendar': { schema: { type: 'string' } } } };
  if (response === 'jsonl') return { content: { 'application/jsonl': { schema: { type: 'string' } } } };
  if (response === undefined) return {};
  const type = response === 'JsonSchema' ? 'application/schema+json' : 'application/json';
  return { content: { [type]: { schema: refTo(response) } } };
}

function errorResponses(
  auth: Operation['auth'],
  { hasInput, path }: { readonly hasInput: boolean; readonly path: string },
): Json {
  const toErrorResponse = (description: string): Json => ({ description, content: content(refTo('Error')) });
  return {
    ...(hasInput && { 400: toErrorResponse('`bad-request`: `field` names the missing or invalid field.') }),
    ...(auth === 'optional' ? {} : { 401: toErrorResponse('`not-signed-in`') }),
    ...(/:(match|person)/.test(path) && { 404: toErrorResponse('`not-found`') }),
    429: {
      ...toErrorResponse('`too-many-requests`: wait for the seconds of `Retry-After`.'),
      headers: {
        'Retry-After': {
          description: 'Seconds until the quota is restored; also `retryAfterSeconds` of the body.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    },
    default: toErrorResponse('Every other error.'),
  };
}

const PATH_PARAMETERS: Readonly<Record<string, Json>> = {
  match: { $ref: '#/components/schemas/MatchSummary/properties/id' },
  seat: { type: 'integer', minimum: 0, maximum: 5 },
  person: { type: 'string', description: 'A handle, or `TABLE.SEAT`.' },
};

const pathParameters = (path: string): readonly Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PATH_PARAMETERS[name] ?? { type: 'string' },
  }));

function queryParameters(query: Operation['query']): readonly Json[] {
  if (query === undefined) return [];
  const { properties } = sentSchema(query, DRAFT) as { readonly properties: Json };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}
