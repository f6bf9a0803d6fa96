import { type Context, Hono } from 'hono';
import type { Ctx, UnverifiedCtx } from '../context';
import type { Bindings } from '../env';
import type { VerifiedToken } from '../platform/session-token';
import type { Acting } from './acting';
import type { HtmlForm } from './html-form';
import type { Slots } from './slots';

export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    ctx: Ctx;
    slots: Slots;
    /** Set once the flood limit has counted this request. */
    isFloodChecked?: true;
    /**
     * The session cookie, if its MAC is ours. Whether the session is still valid is known once `identified`
     * has resolved.
     */
    sessionToken: VerifiedToken | null;
    /** Once this has resolved, `ctx` knows the caller. */
    identified: Promise<unknown>;
    /** Set for a request on behalf of a seller for whom the person works. */
    acting: Acting | null;
    /** The device's id for an address, read at most once (device-cookie.ts). */
    knownDevice?: { email: string; id: Promise<string | null> };
    /** Set if the route's entry names a form. */
    form?: HtmlForm;
    /** Set for speculative entries, whose handlers cannot wait for `ctx`. */
    unverified?: UnverifiedCtx;
  };
}

export type AppContext = Context<AppEnv>;

export const createRouter = () => new Hono<AppEnv>();
