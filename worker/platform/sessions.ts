import { withTimeout } from './timeout';

/** The session store's entry under the hash of a token. D1 decides whether it is valid. */
export interface SessionRecord {
  userId: string;
  authMethod: string;
  createdAt: number;
  expiresAt: number;
}

export interface SessionStore {
  /** null if there is none, or the store does not respond: D1 decides, so an outage logs nobody out. */
  find(sid: string): Promise<SessionRecord | null>;
  put(sid: string, record: SessionRecord): Promise<void>;
  remove(sid: string): Promise<void>;
  /** Throws if the store does not answer: what must be deleted for good is tried again. */
  erase(sids: string[]): Promise<void>;
  /** Throws if the store does not answer. */
  check(): Promise<void>;
}

/** The store responds within milliseconds, or D1 decides without it. */
const PATIENCE_MS = 1_000;

const answered = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(PATIENCE_MS, work, () => new Error('no answer'));

export function kvSessions(kv: KVNamespace): SessionStore {
  return {
    find: (sid) => answered(kv.get<SessionRecord>(`session:${sid}`, 'json')).catch(() => null),
    put: (sid, record) =>
      answered(
        kv.put(`session:${sid}`, JSON.stringify(record), { expiration: Math.ceil(record.expiresAt / 1000) }),
      ).catch((error) => console.error('session store: put failed', error)),
    erase: async (sids) => void (await Promise.all(sids.map((sid) => kv.delete(`session:${sid}`)))),
    check: async () => void (await kv.get('health')),
    remove: (sid) =>
      answered(kv.delete(`session:${sid}`)).catch((error) =>
        console.error('session store: delete failed', error),
      ),
  };
}
