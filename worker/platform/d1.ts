import { asOutage } from './outage';
import { spend } from './query-budget';
import { counted } from './request-cost';

/** Errors of a statement or its values, which would occur again. */
const OUR_FAULT =
  /SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG|AUTH)|D1_(TYPE_ERROR|COLUMN_NOTFOUND)/;

/**
 * Raised by triggers while a seller's bucket is being moved to another shard (scripts/shards/move.ts), which
 * takes minutes.
 */
const MOVING = /bucket is moving/;

function classified(error: unknown): unknown {
  const isOurs = error instanceof Error && OUR_FAULT.test(error.message) && !MOVING.test(error.message);
  return isOurs ? error : asOutage(error);
}

const rethrow = (error: unknown): never => {
  throw classified(error);
};

/**
 * A prepared statement whose cost is counted, and whose errors are outages unless the statement itself is at
 * fault.
 */
class Statement {
  constructor(
    readonly inner: D1PreparedStatement,
    readonly query: string,
  ) {}

  bind(...values: unknown[]) {
    return new Statement(this.inner.bind(...values), this.query);
  }
  all() {
    return this.send(() => this.inner.all());
  }
  run() {
    return this.send(() => this.inner.run());
  }
  first(column?: string) {
    return this.send(() => (column === undefined ? this.inner.first() : this.inner.first(column)));
  }
  raw(options?: { columnNames?: false }) {
    return this.send(() => this.inner.raw(options));
  }
  private send<Result>(request: () => Promise<Result>): Promise<Result> {
    spend(1);
    return counted(this.query, false, request).catch(rethrow);
  }
}

/** The binding with its errors classified: failures of D1 are outages (platform/outage.ts), failures of a statement are not. */
export function classifyingD1(binding: D1Database): D1Database {
  const database = {
    prepare: (query: string) => new Statement(binding.prepare(query), query),
    batch: (statements: Statement[]) => {
      spend(statements.length);
      return counted(statements[0]?.query ?? '', true, () =>
        binding.batch(statements.map(({ inner }) => inner)),
      ).catch(rethrow);
    },
  };
  // Only these two methods of the binding are used.
  return database as unknown as D1Database;
}
