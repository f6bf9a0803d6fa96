/** Errors from outside (D1, R2, KV, Durable Objects, providers). The error itself stays as it is: callers may know its class. */
const outages = new WeakSet<Error>();

/** The same error, known as a failure of something outside from now on. */
export function asOutage(thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  outages.add(error);
  return error;
}

/** Whether an error, or what caused it, came from outside. Anything else is a bug of ours. */
export function isOutage(error: unknown): boolean {
  return error instanceof Error && (outages.has(error) || isOutage(error.cause));
}

/** An adapter to something outside: whatever its methods throw counts as an outage. */
export function outside<Part extends object>(part: Part): Part {
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
