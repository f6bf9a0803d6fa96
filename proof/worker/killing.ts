import { wrapped } from '../../worker/test/databases';

/**
 * External calls of a process that is killed during one of them: before it takes effect, or afterwards, with
 * its response lost. A killed process never continues; `killed` resolves then.
 */
export function killedAt(call: number, mode: 'before' | 'after') {
  let made = 0;
  let die = () => {};
  const killed = new Promise<void>((resolve) => {
    die = resolve;
  });
  const forEver = new Promise<never>(() => {});

  async function step<Result>(work: () => Promise<Result>): Promise<Result> {
    const isLast = made++ === call;
    if (made > call + 1) return forEver;
    if (!isLast) return work();
    if (mode === 'after') await work();
    die();
    return forEver;
  }

  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      all: () => step(() => inner.all()),
      run: () => step(() => inner.run()),
      raw: () => step(() => inner.raw()),
    };
    originals.set(outer, inner);
    return outer as unknown as D1PreparedStatement;
  };
  const databases = wrapped(
    (database) =>
      ({
        prepare: (query: string) => wrap(database.prepare(query)),
        batch: (all: D1PreparedStatement[]) =>
          step(() => database.batch(all.map((one) => originals.get(one) ?? one))),
      }) as unknown as D1Database,
  );
  return { databases, step, killed };
}
