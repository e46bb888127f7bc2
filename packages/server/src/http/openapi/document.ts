/** The HTTP API as an OpenAPI 3.1 document, generated from the schemas that validate requests. */
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import * as z from 'zod';
import { limitOf } from '../../admission/rate-limits';
import { OPERATIONS } from './operations';
import type { Operation } from './operations';
import { OPENAPI_SCHEMAS } from './schemas';
import type { SchemaName } from './schemas';

type Json = Readonly<Record<string, unknown>>;

const REF = '#/components/schemas/';
const ref = (name: SchemaName): Json => ({ $ref: `${REF}${name}` });
const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** Returns the document for a server with this base path ('' or '/fire'). */
export function openapiDocument(basePath: string): Json {
  const schemas = buildJsonSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of OPERATIONS) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method] = toPathItem(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The Great Fire of London 1666, online',
      version: String(PROTOCOL_VERSION),
      description:
        'The server also checks what these schemas cannot express, such as more bots than seats. `field` names the ' +
        'invalid field. Games are played over a socket: docs/bot-api.md.',
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    'x-socket-protocol': PROTOCOL_VERSION,
    paths,
    components: {
      schemas,
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

function buildJsonSchemas(): Readonly<Record<string, Json>> {
  const names = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries(OPENAPI_SCHEMAS)) names.add(schema, { id });
  const generated = z.toJSONSchema(names, {
    io: 'input', // the request's side; answers may get further fields
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly; // OpenAPI's readOnly forbids sending the property
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
    uri: (id) => `${REF}${id}`,
  }).schemas;
  return Object.fromEntries(
    Object.entries(generated).map(
      ([id, { $id: _id, $schema: _schema, '~standard': _standard, ...schema }]) => [id, schema as Json],
    ),
  );
}

const SECURITY = {
  optional: [{}, { seatToken: [] }, { sessionCookie: [] }],
  'seat-token-or-session': [{ seatToken: [] }, { sessionCookie: [] }],
  host: [{ seatToken: [] }, { sessionCookie: [] }],
  session: [{ sessionCookie: [] }],
} as const;

/** Returns a path without separators, each part with a capital letter: '/matches/:match' becomes 'MatchesMatch'. */
const toPascalCase = (path: string): string =>
  path
    .split(/[/:.-]/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');

function toPathItem(
  { method, path, summary, auth, limit, body, query, status, notes, ...answer }: Operation,
  schemas: Readonly<Record<string, Json>>,
): Json {
  const hostNote = auth === 'host' ? 'Only for the host of the table, otherwise `not-host`.' : '';
  const quota = limit === null ? null : limitOf(limit);
  const rateLimitNote =
    quota === null
      ? ''
      : `At most ${String(quota.points)} in ${String(quota.seconds)} s, together with all other requests that count as \`${limit ?? ''}\`.`;
  const parameters = [...pathParameters(path), ...queryParameters(query, schemas)];
  return {
    operationId: `${method}${toPascalCase(path.replace('/api', ''))}`,
    summary,
    description: [hostNote, notes ?? '', rateLimitNote].filter((text) => text !== '').join(' '),
    security: SECURITY[auth],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: body !== 'ExpectedName' && body !== 'Rematch', content: content(ref(body)) },
    }),
    responses: {
      [status]: { description: summary, ...toResponseContent(answer) },
      ...(path.startsWith('/api') &&
        errorResponses(auth, { hasInput: body !== undefined || parameters.length > 0, path })),
    },
  };
}

function toResponseContent({ response, responseType }: Pick<Operation, 'response' | 'responseType'>): Json {
  if (response === 'png') return { content: { 'image/png': {} } };
  if (response !== undefined) return { content: content(ref(response)) };
  return responseType === undefined
    ? {}
    : { content: content({ type: 'object', description: responseType }) };
}

function errorResponses(
  auth: Operation['auth'],
  { hasInput, path }: { readonly hasInput: boolean; readonly path: string },
): Json {
  const toErrorResponse = (description: string): Json => ({ description, content: content(ref('Error')) });
  return {
    ...(hasInput && { 400: toErrorResponse('`bad-request`: `field` names the missing or invalid field.') }),
    ...(auth === 'optional' ? {} : { 401: toErrorResponse('`not-signed-in`') }),
    ...(/:(match|person)/.test(path) && { 404: toErrorResponse('`not-found`') }),
    429: toErrorResponse('`too-many-requests`: wait for the seconds of `Retry-After`.'),
    default: toErrorResponse('Every other error.'),
  };
}

const PATH_PARAMETERS: Readonly<Record<string, Json>> = {
  match: { $ref: `${REF}MatchSummary/properties/id` },
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

function queryParameters(
  query: SchemaName | undefined,
  schemas: Readonly<Record<string, Json>>,
): readonly Json[] {
  const { properties = {} } = (query === undefined ? {} : schemas[query]) as { readonly properties?: Json };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}
