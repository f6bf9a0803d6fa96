import { type Context, Hono } from 'hono';
import type { Ctx } from '../context';
import type { Bindings } from '../env';

export interface AppEnv {
  Bindings: Bindings;
  Variables: { ctx: Ctx };
}

export type AppContext = Context<AppEnv>;

export const createRouter = () => new Hono<AppEnv>();
