import { env } from 'cloudflare:workers';
import { type Ctx, createPlatform } from '../context';
import { parseSettings } from '../env';
import { NO_CLIENT } from '../http/client';
import { recordedDatabase } from './recorded-database';
import { UNREAD } from './unread';

const settings = parseSettings(env);

/** The context of a job. */
export const systemCtx = (overrides: Partial<Ctx> = {}): Ctx => ({
  ...createPlatform({ ...env, DB: recordedDatabase }, settings),
  ...UNREAD,
  settings,
  origin: 'http://localhost',
  requestId: 'test',
  asked: 'job test',
  client: NO_CLIENT,
  actor: { kind: 'system', job: 'test' },
  later: () => {},
  deliver: () => {},
  ...overrides,
});
