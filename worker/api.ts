import type { Hono } from 'hono';
import type { BlankEnv, Schema } from 'hono/types';
import type { API_PATHS } from '../schema/common/api-paths';
import type { FEATURES } from './features';

/** Keeps only the route table, so that the browser's code sees no Workers types. */
type Api<T> = T extends Hono<infer _E, infer S extends Schema, infer _P> ? Hono<BlankEnv, S, '/'> : never;

/** The parts that the browser calls, by their names in `API_PATHS`. */
export type Apis = { [Name in keyof typeof API_PATHS]: Api<(typeof FEATURES)[Name]['routes']> };
