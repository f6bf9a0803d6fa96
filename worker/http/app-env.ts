import { type Context, Hono } from 'hono';
import type { Ctx } from '../context';
import type { Bindings } from '../env';
import type { HtmlForm } from './html-form';
import type { Places } from './places';

export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    ctx: Ctx;
    places: Places;
    /** Whose session the cookie claims to be; null without one. */
    claimed: string | null;
    /** `ctx` knows the caller once this has resolved. */
    identified: Promise<unknown>;
    /** If the route's entry names one. */
    form?: HtmlForm;
  };
}

export type AppContext = Context<AppEnv>;

export const createRouter = () => new Hono<AppEnv>();
