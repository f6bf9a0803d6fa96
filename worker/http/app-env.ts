import { type Context, Hono } from 'hono';
import type { Ctx } from '../context';
import type { Bindings } from '../env';
import type { VerifiedToken } from '../platform/session-token';
import type { HtmlForm } from './html-form';
import type { Slots } from './slots';

export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    ctx: Ctx;
    slots: Slots;
    /** The flood limit has counted this request. */
    isFloodChecked?: true;
    /** The session cookie, if its MAC is ours; whether the session is still valid is known once `identified` has resolved. */
    sessionToken: VerifiedToken | null;
    /** `ctx` knows the caller once this has resolved. */
    identified: Promise<unknown>;
    /** The device's id for an address, read once (device-cookie.ts). */
    knownDevice?: { email: string; id: Promise<string | null> };
    /** If the route's entry names one. */
    form?: HtmlForm;
  };
}

export type AppContext = Context<AppEnv>;

export const createRouter = () => new Hono<AppEnv>();
