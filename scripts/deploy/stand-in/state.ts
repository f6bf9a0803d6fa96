import type { DatabaseSync } from 'node:sqlite';

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
  deployments: { versions: { version_id: string; percentage: number }[] }[];
  secrets: Set<string>;
  migrationTag?: string;
}

/** What an account has. */
export interface State {
  /** Names of active zones with their ids. */
  zones: Map<string, string>;
  databases: Map<string, { name: string; db: DatabaseSync; location: string | undefined }>;
  buckets: Map<string, { objects: Map<string, string>; domains: string[]; rules: { id: string }[] }>;
  /** Ids with titles. */
  namespaces: Map<string, string>;
  /** Names with the Worker that consumes each; null before one does. */
  queues: Map<string, string | null>;
  scripts: Map<string, Script>;
  /** Descriptions of the rules of each zone, by its id; none before the first. */
  rules: Map<string, string[]>;
  /** Host names with their Workers. */
  domains: Map<string, string>;
}

export const emptyAccount = (zone: string): State => ({
  zones: new Map([[zone, `zone-of-${zone}`]]),
  databases: new Map(),
  buckets: new Map(),
  namespaces: new Map(),
  queues: new Map(),
  scripts: new Map(),
  rules: new Map(),
  domains: new Map(),
});

interface Call {
  state: State;
  /** What `:name` and `*` stand for in the path. */
  name: string;
  rest: string;
  query: URLSearchParams;
  json: unknown;
  text: string;
  form: () => Promise<FormData>;
}

export type Handler = (call: Call) => unknown;

/** An answer without an envelope. */
export class Download {
  constructor(readonly text: string) {}
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Ends a call as the platform does: with a status, its code and a sentence. */
export function refuse(status: number, code: number, message: string): never {
  throw new Refusal(status, code, message);
}
