import type { Clock } from './clock';
import { withTimeout } from './timeout';

/** The session store's entry, keyed by the hash of a token. D1 decides whether it is valid. */
export interface SessionRecord {
  userId: string;
  authMethod: string;
  createdAt: number;
  expiresAt: number;
}

export interface SessionStore {
  /** null if there is none, or the store does not respond: D1 decides, so an outage logs nobody out. */
  find(sid: string): Promise<SessionRecord | null>;
  /** Logs a failure instead of throwing, like `remove`: D1 decides. */
  put(sid: string, record: SessionRecord): Promise<void>;
  remove(sid: string): Promise<void>;
  /** Deletes like `remove`, but throws if the store does not respond, so that erasure is retried. */
  erase(sids: string[]): Promise<void>;
  /** Throws if the store does not respond. */
  check(): Promise<void>;
}

/** The store responds within milliseconds, or D1 decides without it. */
const PATIENCE_MS = 1_000;

const answered = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(PATIENCE_MS, work, () => new Error('no answer'));

const REMEMBERED_MS = 60 * 60_000;
const MAX_REMEMBERED = 1_000;

/**
 * Entries that this isolate has found, by the hash of their token, oldest first. A read of the store costs
 * more than a request.
 */
const remembered = new Map<string, { record: SessionRecord; until: number }>();

function remember(sid: string, record: SessionRecord, now: number) {
  remembered.delete(sid);
  remembered.set(sid, { record, until: now + REMEMBERED_MS });
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest) remembered.delete(oldest);
}

/**
 * Reads an entry at most once an hour per isolate: D1 decides at every request whether a session is valid.
 */
export function kvSessions(kv: KVNamespace, { now }: Clock): SessionStore {
  const forget = (sid: string) => void remembered.delete(sid);
  return {
    find: async (sid) => {
      const known = remembered.get(sid);
      if (known && now() < known.until) return known.record;
      const record = await answered(kv.get<SessionRecord>(`session:${sid}`, 'json')).catch(() => null);
      if (record) remember(sid, record, now());
      return record;
    },
    put: async (sid, record) => {
      forget(sid);
      await answered(
        kv.put(`session:${sid}`, JSON.stringify(record), { expiration: Math.ceil(record.expiresAt / 1000) }),
      ).catch((error) => console.error('session store: put failed', error));
    },
    erase: async (sids) => {
      sids.forEach(forget);
      await Promise.all(sids.map((sid) => kv.delete(`session:${sid}`)));
    },
    check: async () => void (await kv.get('health')),
    remove: async (sid) => {
      forget(sid);
      await answered(kv.delete(`session:${sid}`)).catch((error) =>
        console.error('session store: delete failed', error),
      );
    },
  };
}
