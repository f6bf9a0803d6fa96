/**
 * Errors of dependencies (D1, R2, KV, Durable Objects, providers). They are marked rather than wrapped,
 * because callers check their class.
 */
const outages = new WeakSet<Error>();

/** Marks an error as a failure of a dependency. */
export function asOutage(thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  outages.add(error);
  return error;
}

/** Whether an error or its cause came from a dependency. Anything else is a bug of ours. */
export function isOutage(error: unknown): boolean {
  return error instanceof Error && (outages.has(error) || isOutage(error.cause));
}

/** Wraps an adapter of a dependency, or a list of them: errors of its methods count as outages. */
export function outside<Part extends object>(part: Part): Part {
  if (Array.isArray(part)) return part.map((one: object) => outside(one)) as unknown as Part;
  return new Proxy(part, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return (...args: unknown[]) => {
        const result = found.apply(target, args);
        if (!(result instanceof Promise)) return result;
        return result.catch((error) => {
          throw asOutage(error);
        });
      };
    },
  });
}
