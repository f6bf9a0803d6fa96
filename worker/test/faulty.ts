import { env } from 'cloudflare:workers';
import type { Platform } from '../context';
import { createPlatform } from '../context';
import { parseSettings } from '../env';
import { wrapped } from './databases';

/** How a call fails: without taking effect, after taking effect, or by never returning. */
export const MODES = ['before', 'after', 'hang'] as const;
export type Mode = (typeof MODES)[number];

const PATIENCE_MS = 500;

/** Which call of a request fails, counted over all dependencies; null only counts. */
interface Plan {
  call: number | null;
  mode: Mode;
}

/** All dependencies; the calls made, by name; and when one that hung has ended. */
export function faultyParts({ call, mode }: Plan) {
  const calls: string[] = [];
  let hung = Promise.resolve();
  const fail = async (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const isMeant = calls.push(name) - 1 === call;
    if (!isMeant) return work();
    // Longer than anyone waits, but not forever, since the test would wait too.
    if (mode === 'hang') {
      hung = new Promise((resolve) => setTimeout(resolve, 4 * PATIENCE_MS));
      await hung;
    }
    if (mode === 'after') await work();
    throw new Error(`${name} is down`);
  };

  /**
   * An object whose methods `names` may fail; others pass through, and results of `nested` ones are wrapped
   * again.
   */
  const wrap = <T extends object>(
    part: T,
    label: string,
    fails: (name: string) => boolean,
    nested: (name: string) => boolean = () => false,
  ): T =>
    new Proxy(part, {
      get: (target, name) => {
        const found = Reflect.get(target, name);
        if (typeof found !== 'function' || typeof name !== 'string') return found;
        return (...args: unknown[]) => {
          if (nested(name)) return wrap(found.apply(target, args), label, fails, nested);
          if (!fails(name)) return found.apply(target, args);
          return fail(`${label}.${name}`, () => found.apply(target, args));
        };
      },
    });

  const any = () => true;
  /** Wrapped statements are not D1's own, which a batch requires. */
  const originals = new WeakMap<object, D1PreparedStatement>();
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const asked = new Set(['all', 'run', 'raw', 'first']);
    const outer = new Proxy(inner, {
      get: (target, name) => {
        const found = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values));
        return (...args: unknown[]) =>
          asked.has(String(name)) ? fail('D1', () => found.apply(target, args)) : found.apply(target, args);
      },
    });
    originals.set(outer, inner);
    return outer;
  };
  const databases = wrapped(
    (database) =>
      new Proxy(database, {
        get: (target, name) => {
          if (name === 'prepare') return (query: string) => statement(target.prepare(query));
          if (name === 'batch') {
            return (all: D1PreparedStatement[]) =>
              fail('D1', () => target.batch(all.map((one) => originals.get(one) ?? one)));
          }
          return Reflect.get(target, name);
        },
      }),
  );
  const objects = (namespace: DurableObjectNamespace, label: string) =>
    new Proxy(namespace, {
      get: (target, name) => {
        const found = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        if (name !== 'get') return found.bind(target);
        return (id: DurableObjectId) => {
          const stub = target.get(id);
          return new Proxy(stub, {
            get: (_, method) =>
              typeof method === 'string' && method !== 'then'
                ? (...args: never[]) =>
                    fail(
                      label,
                      () =>
                        (stub as unknown as Record<string, (...a: never[]) => Promise<unknown>>)[method]?.(
                          ...args,
                        ) ?? Promise.resolve(),
                    )
                : undefined,
          });
        };
      },
    });

  const bindings = {
    ...databases,
    MEDIA: wrap(env.MEDIA, 'R2', any),
    DOCS: wrap(env.DOCS, 'R2', any),
    SESSIONS: wrap(env.SESSIONS, 'KV', any),
    LIVE_HUB: objects(env.LIVE_HUB, 'live hub'),
  };
  const own = createPlatform(env, parseSettings(env));
  const overrides: Partial<Platform> = {
    mailer: wrap(own.mailer, 'mail', any),
    leakedPasswords: wrap(own.leakedPasswords, 'leaked passwords', any),
    images: wrap(own.images, 'images', any),
    ...(own.sms ? { sms: wrap(own.sms, 'SMS', any) } : {}),
    ...(own.writer ? { writer: wrap(own.writer, 'AI', any) } : {}),
    payments: own.payments.map((gateway) => wrap(gateway, 'payments', any)),
    deadlineMs: mode === 'hang' ? PATIENCE_MS : own.deadlineMs,
  };
  return { bindings, overrides, calls, over: () => hung };
}

type Death = 'down' | 'hanging';

const dead = (how: Death) => () =>
  how === 'down' ? Promise.reject(new Error('down')) : new Promise<never>(() => {});

/** A dependency that fails at every call, or never responds. */
export const deadParts = (how: Death): never => new Proxy({}, { get: () => dead(how) }) as never;

/** Such a database; statements can still be prepared, since that does not call it. */
export function deadDatabase(how: Death = 'down'): D1Database {
  const down = dead(how);
  const statement: object = { bind: () => statement, all: down, raw: down, run: down };
  return { prepare: () => statement, batch: down } as never;
}

export const deadDatabases = () => wrapped(() => deadDatabase());
