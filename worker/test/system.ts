import { env } from 'cloudflare:workers';
import { type Ctx, createPlatform } from '../context';
import { settleEffects } from '../effects/effects.service';
import { parseSettings } from '../env';
import { NO_CLIENT } from '../http/client';
import type { TestDatabases } from './databases';
import { recordedDatabases } from './recorded-database';
import { UNREAD } from './unread';

const settings = parseSettings(env);

/** The context of a job. */
export function systemCtx(overrides: Partial<Ctx> = {}, databases: Partial<TestDatabases> = {}): Ctx {
  const ctx: Ctx = {
    ...createPlatform({ ...env, ...recordedDatabases, ...databases }, settings),
    ...UNREAD,
    settings,
    origin: 'http://localhost',
    requestId: 'test',
    loggedRequest: 'job test',
    client: NO_CLIENT,
    actor: { kind: 'system', job: 'test' },
    defer: () => {},
    deliver: () => {},
    settle: (from, cause) => settleEffects(ctx, from, cause),
    ...overrides,
  };
  return ctx;
}
