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
    /** The caller is known in `ctx` once this has ended. */
    identified: Promise<unknown>;
    /** Where the entry of the route names one. */
    form?: HtmlForm;
  };
}

export type AppContext = Context<AppEnv>;

export const createRouter = () => new Hono<AppEnv>();
