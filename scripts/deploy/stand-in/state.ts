import { DatabaseSync } from 'node:sqlite';
import { splitStatements } from '../../lib/sql-statements.ts';

/** A binding of a version, as wrangler uploads it and the platform returns it. */
export interface Binding {
  type: string;
  name: string;
  id?: string;
  bucket_name?: string;
  namespace_id?: string;
  queue_name?: string;
  text?: string;
}

interface Version {
  id: string;
  number: number;
  annotations: Record<string, string>;
  migrationTag: string | undefined;
  /** How often secrets had changed when it was made: a version carries its own. */
  secretsAt: number;
  resources: { script: { etag: string }; script_runtime: object; bindings: Binding[] };
  metadata: Record<string, string>;
}

export interface Script {
  versions: Map<string, Version>;
  /** Newest first, with the time of creation. */
  deployments: { at: number; versions: { version_id: string; percentage: number }[] }[];
  /** Those of the newest version, and how often they have changed. */
  secrets: Set<string>;
  secretsAt: number;
  migrationTag?: string;
}

export interface Bucket {
  objects: Map<string, string>;
  /** Hosts, with the time from which their certificate is valid. */
  domains: Map<string, number>;
  rules: { id: string }[];
  /** When each object was stored, in epoch milliseconds. */
  storedAt: Map<string, number>;
}

/** A rule of a zone, as far as the stand-in evaluates it. */
export interface Rule {
  description: string;
  expression: string;
  action_parameters?: { cache?: boolean };
}

/** The contents of an account. */
export const emptyAccount = (zone: string) => ({
  /** Ids of active zones by name. */
  zones: new Map([[zone, `zone-of-${zone}`]]),
  databases: new Map<string, Database>(),
  buckets: new Map<string, Bucket>(),
  /** Titles by id. */
  namespaces: new Map<string, string>(),
  /** The Worker that consumes each queue, by name; null if there is none yet. */
  queues: new Map<string, string | null>(),
  scripts: new Map<string, Script>(),
  /** The rules of each phase of a zone, by `<zone>/<phase>`; none before the first. */
  rules: new Map<string, Rule[]>(),
  /** Settings of zones, by `<zone>/<setting>`. */
  settings: new Map<string, string>(),
  /** DNS records by their host. */
  records: new Map<string, { type: string; content: string }>(),
  /** What a person has switched on or bought in the dashboard. */
  plans: new Set(['analytics_engine', 'images']),
  /** Parts of /health that fail, in every version. */
  failedParts: new Set<string>(),
  /** Databases that do not answer a release, by its tag; `''` for every release. */
  silent: new Map<string, string[]>(),
  /** The error with which every upload fails at start-up; none by default. */
  startUpError: '',
  /** Workers by host name. */
  domains: new Map<string, string>(),
});

export type State = ReturnType<typeof emptyAccount>;

/** The same account some time later, with certificates issued. */
export function copyOf({ databases, ...rest }: State): State {
  const copies = [...databases].map(([id, database]) => [id, database.copy()] as const);
  const copy = { ...structuredClone(rest), databases: new Map(copies) };
  for (const { domains } of copy.buckets.values()) for (const host of domains.keys()) domains.set(host, 0);
  return copy;
}

export class Database {
  readonly db = new DatabaseSync(':memory:');
  replication: 'auto' | 'disabled' = 'disabled';
  private readonly scripts: string[] = [];

  constructor(
    readonly name: string,
    readonly location?: string,
  ) {}

  copy(): Database {
    const copy = new Database(this.name, this.location);
    copy.replication = this.replication;
    for (const sql of this.scripts) copy.query(sql);
    return copy;
  }

  /**
   * Runs as one transaction. Refuses comments and whole files, which the platform splits in the wrong places.
   */
  query(sql: string) {
    if (/--|\/\*/.test(sql.replaceAll(/'(?:[^']|'')*'/g, ''))) refuse(400, 7500, 'a comment was split');
    const statements = splitStatements(sql);
    if (statements.length > 2) refuse(400, 7500, `${statements.length} statements were sent as one`);
    this.db.exec('begin');
    try {
      const results = statements.map((each) => ({ results: this.db.prepare(each).all(), success: true }));
      this.db.exec('commit');
      this.scripts.push(sql);
      return results;
    } catch (error) {
      this.db.exec('rollback');
      return refuse(400, 7500, (error as Error).message);
    }
  }
}

interface Call {
  state: State;
  /** The values of `:name` and `*` in the path. */
  name: string;
  rest: string;
  /** The script with this name; the call is refused if there is none. */
  readonly script: Script;
  readonly bucket: Bucket;
  readonly database: Database;
  query: URLSearchParams;
  /** The platform's time, in epoch milliseconds. */
  now: number;
  /** The body, parsed as JSON; its type is the handler's claim. */
  json: <Body = Record<string, string>>() => Body;
  text: string;
  form: () => Promise<FormData>;
}

/** A page of a list, and what says how it goes on. */
export class Page {
  constructor(
    readonly entries: readonly unknown[],
    readonly info: Record<string, unknown>,
  ) {}
}

/** As in most of the API: 20 entries by default, at most 100. */
export function pageOf(all: readonly unknown[], query: URLSearchParams): Page {
  const size = Math.min(Number(query.get('per_page') ?? 20), 100);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return new Page(all.slice(from, from + size), { total_count: all.length });
}

/** As in lists of a bucket: 20 entries by default, at most 1,000, and a cursor while there are more. */
export function cursorPageOf(all: readonly unknown[], query: URLSearchParams): Page {
  const from = Number(query.get('cursor') ?? 0);
  const to = from + Math.min(Number(query.get('per_page') ?? 20), 1_000);
  const rest = to < all.length ? { is_truncated: true, cursor: String(to) } : { is_truncated: false };
  return new Page(all.slice(from, to), rest);
}

/** A text is a response without an envelope. */
export type Handler = (call: Call) => unknown;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    /** Seconds after which to retry. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Ends a call as the platform does: with a status, its code and a message. */
export function refuse(status: number, code: number, message: string): never {
  throw new Refusal(status, code, message);
}

/** A collection's entry with this name. Refuses the call if there is none. */
export const of = <Value>(found: ReadonlyMap<string, Value>, name: string, code = 10007): Value =>
  found.get(name) ?? refuse(404, code, `There is no ${name} on your account`);

/** Refuses the call if the name is taken. */
export function add<Value>(known: Map<string, Value>, name: string, value: Value) {
  if (known.has(name)) refuse(409, 10004, `${name} exists`);
  known.set(name, value);
}
