import { createMiddleware } from 'hono/factory';
import { type Ctx, createPlatform, type Platform, withOutages } from '../context';
import { type Bindings, parseSettings, type Settings } from '../env';
import type { AnyDb } from '../platform/db';
import { loggedPath } from '../platform/logged-path';
import { newId } from '../platform/random';
import type { AppEnv } from './app-env';
import { identifyClient } from './client';
import type { Slots } from './slots';

interface Parts {
  settings: Settings;
  platform: Platform;
}

const made = new WeakMap<Bindings, Parts>();

/** Settings are checked and adapters chosen once, since none of them holds a request's state. */
function partsOf(bindings: Bindings): Parts {
  const known = made.get(bindings);
  if (known) return known;
  const settings = parseSettings(bindings);
  const parts = { settings, platform: createPlatform(bindings, settings) };
  made.set(bindings, parts);
  return parts;
}

interface Wiring {
  /** Lets tests replace the clock or an adapter. */
  overrides: Partial<Platform> | undefined;
  slots: Slots;
  deliver: (ctx: Ctx, from: AnyDb, messageIds: readonly string[]) => Promise<unknown>;
  settle: (ctx: Ctx, from: AnyDb, cause: string) => Promise<boolean>;
}

/** Builds the Ctx of a request. */
export function compose({ overrides = {}, slots, deliver, settle }: Wiring) {
  const replaced = withOutages(overrides);
  return createMiddleware<AppEnv>(async (c, next) => {
    const { settings, platform: chosen } = partsOf(c.env);
    const platform = { ...chosen, ...replaced };
    const now = platform.clock.now();
    const ctx: Ctx = {
      ...platform,
      settings,
      actor: { kind: 'visitor' },
      origin: settings.PUBLIC_ORIGIN ?? new URL(c.req.url).origin,
      requestId: c.req.header('cf-ray') ?? newId(now),
      loggedRequest: `${c.req.method} ${loggedPath(c.req.path)}`,
      client: identifyClient(c.req.raw, settings, now),
      defer: (work) => c.executionCtx.waitUntil(work.catch((error) => console.error('afterwards:', error))),
      deliver: (from, ids) => ctx.defer(deliver(ctx, from, ids)),
      settle: (from, cause) => settle(ctx, from, cause),
    };
    c.set('ctx', ctx);
    c.set('slots', slots);
    await next();
  });
}
