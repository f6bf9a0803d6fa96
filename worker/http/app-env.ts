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
    /** Where the entry of the route names one. */
    form?: HtmlForm;
  };
}

export type AppContext = Context<AppEnv>;

export const createRouter = () => new Hono<AppEnv>();
