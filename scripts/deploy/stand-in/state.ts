import { DatabaseSync } from 'node:sqlite';
import { splitStatements } from '../../lib/sql-statements.ts';

/** What a version is bound to, as wrangler uploads it and the platform says it again. */
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
  resources: { script: { etag: string }; script_runtime: object; bindings: Binding[] };
  metadata: Record<string, string>;
}

export interface Script {
  versions: Map<string, Version>;
  /** The newest first, with the time at which it was made. */
  deployments: { at: number; versions: { version_id: string; percentage: number }[] }[];
  secrets: Set<string>;
  migrationTag?: string;
}

export interface Bucket {
  objects: Map<string, string>;
  /** Hosts with the time from which on their certificate is valid. */
  domains: Map<string, number>;
  rules: { id: string }[];
  /** When each object was stored, in milliseconds. */
  storedAt: Map<string, number>;
}

/** A rule of a zone, as far as the stand-in reads it. */
export interface Rule {
  description: string;
  expression: string;
  action_parameters?: { cache?: boolean };
}

/** What an account has. */
export const emptyAccount = (zone: string) => ({
  /** Names of active zones with their ids. */
  zones: new Map([[zone, `zone-of-${zone}`]]),
  databases: new Map<string, Database>(),
  buckets: new Map<string, Bucket>(),
  /** Ids with titles. */
  namespaces: new Map<string, string>(),
  /** Names with the Worker that consumes each; null before one does. */
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
  /** Parts of /health that fail, whatever version answers. */
  failedParts: new Set<string>(),
  /** Why every upload fails when it is started; none by default. */
  startUpError: '',
  /** Host names with their Workers. */
  domains: new Map<string, string>(),
});

export type State = ReturnType<typeof emptyAccount>;

/** The same account some time later: certificates have been issued. */
export function copyOf({ databases, ...rest }: State): State {
  const copies = [...databases].map(([id, database]) => [id, database.copy()] as const);
  const copy = { ...structuredClone(rest), databases: new Map(copies) };
  for (const { domains } of copy.buckets.values()) for (const host of domains.keys()) domains.set(host, 0);
  return copy;
}

export class Database {
  readonly db = new DatabaseSync(':memory:');
  private readonly scripts: string[] = [];

  constructor(
    readonly name: string,
    readonly location?: string,
  ) {}

  copy(): Database {
    const copy = new Database(this.name, this.location);
    for (const sql of this.scripts) copy.query(sql);
    return copy;
  }

  /** As one transaction. Comments and whole files are refused: the platform splits them in the wrong places. */
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
  /** What `:name` and `*` stand for in the path. */
  name: string;
  rest: string;
  /** What has the name: the call is refused where there is none. */
  readonly script: Script;
  readonly bucket: Bucket;
  readonly database: Database;
  query: URLSearchParams;
  /** The time on the platform, in milliseconds. */
  now: number;
  /** The body, read as JSON: what it has is the handler's claim. */
  json: <Body = Record<string, string>>() => Body;
  text: string;
  form: () => Promise<FormData>;
}

/** A page of a list, as most of the API answers: 20 entries unless more are asked for, never more than 100. */
export class Page {
  constructor(
    readonly entries: readonly unknown[],
    readonly total: number,
  ) {}
}

export function pageOf(all: readonly unknown[], query: URLSearchParams): Page {
  const size = Math.min(Number(query.get('per_page') ?? 20), 100);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return new Page(all.slice(from, from + size), all.length);
}

/** A text is an answer without an envelope. */
export type Handler = (call: Call) => unknown;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    /** Seconds after which to try again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Ends a call as the platform does: with a status, its code and a sentence. */
export function refuse(status: number, code: number, message: string): never {
  throw new Refusal(status, code, message);
}

/** What a collection has under a name. Refuses the call where it has nothing. */
export const of = <Value>(found: ReadonlyMap<string, Value>, name: string, code = 10007): Value =>
  found.get(name) ?? refuse(404, code, `There is no ${name} on your account`);

/** Refuses the call where a name is taken. */
export function add<Value>(known: Map<string, Value>, name: string, value: Value) {
  if (known.has(name)) refuse(409, 10004, `${name} exists`);
  known.set(name, value);
}
