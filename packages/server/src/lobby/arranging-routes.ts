/** What the people of a table arrange before its game begins, as `@great-fire/protocol` documents it. */
import type Router from '@koa/router';
import {
  changeTableSchema,
  commitSchema,
  hostSchema,
  orderSchema,
  readySchema,
  revealSchema,
} from '@great-fire/protocol';
import type { Context } from 'koa';
import { parse } from '../errors/parse';
import { asking } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { matchIdOf, seatOf } from './places';
import type { Tables, Wish } from './tables';

interface Parts extends AskingParts {
  readonly tables: Tables;
}

type Asked = Context & { readonly params: Readonly<Record<string, string | undefined>> };

/** Adds the routes below /api/matches/:match. */
export function arrangingRoutes(router: Router, parts: Parts): void {
  const arrange = async (ctx: Asked, wish: () => Wish): Promise<void> => {
    const { person } = await asking(ctx, parts, 'seat');
    await parts.tables.arrange(person, matchIdOf(ctx.params), wish());
    ctx.status = 204;
  };

  router.patch('/matches/:match', (ctx) =>
    arrange(ctx, () => {
      const { seats, ...change } = parse(changeTableSchema, ctx.request.body);
      return { do: 'change', change: { ...change, ...(seats !== undefined && { players: seats }) } };
    }),
  );
  router.put('/matches/:match/seats/:seat/ready', (ctx) =>
    arrange(ctx, () => {
      const { ready: isReady } = parse(readySchema, ctx.request.body);
      return { do: 'ready', seat: seatOf(ctx.params), isReady };
    }),
  );
  router.put('/matches/:match/seats/:seat/part', (ctx) =>
    arrange(ctx, () => {
      const { part: commitment } = parse(commitSchema, ctx.request.body);
      return { do: 'commit', seat: seatOf(ctx.params), commitment };
    }),
  );
  router.put('/matches/:match/seats/:seat/reveal', async (ctx) => {
    const { person } = await asking(ctx, parts, 'seat');
    const reveal = parse(revealSchema, ctx.request.body);
    await parts.tables.reveal(person, matchIdOf(ctx.params), seatOf(ctx.params), reveal);
    ctx.status = 204;
  });
  router.post('/matches/:match/close', async (ctx) => {
    const { person } = await asking(ctx, parts, 'seat');
    await parts.tables.close(person, matchIdOf(ctx.params));
    ctx.status = 204;
  });
  router.put('/matches/:match/order', (ctx) =>
    arrange(ctx, () => ({ do: 'order', order: parse(orderSchema, ctx.request.body).seats })),
  );
  router.put('/matches/:match/host', (ctx) =>
    arrange(ctx, () => ({ do: 'hand-over', seat: parse(hostSchema, ctx.request.body).seat })),
  );
  router.post('/matches/:match/start', (ctx) => arrange(ctx, () => ({ do: 'start' })));
}
