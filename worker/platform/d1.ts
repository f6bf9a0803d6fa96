import { asOutage } from './outage';

/** Errors of a statement or its values, which would fail again. */
const OUR_FAULT =
  /SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG|AUTH)|D1_(TYPE_ERROR|COLUMN_NOTFOUND)/;

function classified(error: unknown): unknown {
  return error instanceof Error && OUR_FAULT.test(error.message) ? error : asOutage(error);
}

const rethrow = (error: unknown): never => {
  throw classified(error);
};

/** A prepared statement whose errors are marked as outages unless the statement itself is at fault. */
class Statement {
  constructor(readonly inner: D1PreparedStatement) {}

  bind(...values: unknown[]) {
    return new Statement(this.inner.bind(...values));
  }
  all() {
    return this.inner.all().catch(rethrow);
  }
  run() {
    return this.inner.run().catch(rethrow);
  }
  first(column?: string) {
    return (column === undefined ? this.inner.first() : this.inner.first(column)).catch(rethrow);
  }
  raw(options?: { columnNames?: false }) {
    return this.inner.raw(options).catch(rethrow);
  }
}

/** The binding with its errors classified: failures of D1 are outages (platform/outage.ts), failures of a statement are not. */
export function classifyingD1(binding: D1Database): D1Database {
  const database = {
    prepare: (query: string) => new Statement(binding.prepare(query)),
    batch: (statements: Statement[]) => binding.batch(statements.map(({ inner }) => inner)).catch(rethrow),
  };
  // Only these two methods of the binding are used.
  return database as unknown as D1Database;
}
