/** The schemas of answers, by the names of their components in the documents. */
import * as z from 'zod';
import { recordSchema } from '@great-fire/game/record';
import * as wire from '@great-fire/protocol';
import * as answers from '@great-fire/protocol/response-schemas';

type Components<Module> = {
  readonly [
    Name in keyof Module as Name extends `${infer Noun}Schema` ? Capitalize<Noun> : never
  ]: Module[Name];
};

/** Returns the schemas that a module exports: `matchPageSchema` is the component `MatchPage`. */
function componentsOf<Module extends object>(module: Module): Components<Module> {
  const schemas = Object.entries(module).flatMap(([name, schema]) =>
    schema instanceof z.ZodType
      ? [[name.slice(0, 1).toUpperCase() + name.slice(1).replace(/Schema$/, ''), schema] as const]
      : [],
  );
  return Object.fromEntries(schemas) as Components<Module>;
}

const looseObject = z.looseObject({});

export const ANSWERS = {
  ...componentsOf(answers),
  Action: wire.actionSchema,
  District: wire.districtSchema,
  TableState: wire.tableStateSchema,
  TableEvent: wire.tableEventSchema,
  Error: wire.apiErrorSchema,
  GameRecord: recordSchema,
  Health: z.object({ ok: z.literal(true) }),
  Readiness: z.object({
    ready: z.boolean(),
    reason: z.enum(['stopping', 'storage']).exactOptional().describe('why the server is not ready'),
  }),
  ApiDocument: z.looseObject({ openapi: z.string(), info: looseObject, paths: looseObject }),
  SocketDocument: z.looseObject({ asyncapi: z.string(), info: looseObject, channels: looseObject }),
  JsonSchema: z.looseObject({ $schema: z.string() }),
  Lead: z.object({ leader: z.string().describe('the id of the sender in `led-replay`') }),
  StoredMove: z.object({ stateId: z.int().min(0).describe('the state after the move') }),
  SyncAnswer: z.object({ sync: answers.syncSchema }),
  SentLine: z.object({ line: answers.chatLineSchema }),
  ModerationAnswer: answers.mutedPersonsSchema.partial(),
  HistoricViewsAnswer: z.object({ historicViews: answers.historicViewRangeSchema }),
  Done: z.object({}),
} as const;

export type AnswerName = keyof typeof ANSWERS;
