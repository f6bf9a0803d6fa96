import { KEPT } from '../../schema/common/retention';
import { hmac, sameSecret } from '../platform/crypto';
import { randomToken } from '../platform/random';
import type { AppContext } from './app-env';
import { stepCookie } from './session-cookie';

const DAY = 86_400_000;
const LASTS_MS = KEPT.knownDevice * DAY;
/** A family may share a phone; the latest accounts are remembered. */
const MOST_ACCOUNTS = 4;

/** Proves which accounts this browser has signed in to, without naming them. Does not sign anybody in. */
const cookie = stepCookie('device', LASTS_MS / 1000);

interface Entry {
  id: string;
  /** Epoch seconds. */
  since: string;
  proof: string;
}

const SHAPE = /^([\w-]{22})\.(\d{10})\.([0-9a-f]{64})$/;

const entriesOf = (c: AppContext): Entry[] =>
  (cookie.read(c) ?? '').split('~').flatMap((text) => {
    const [, id, since, proof] = SHAPE.exec(text) ?? [];
    return id && since && proof ? [{ id, since, proof }] : [];
  });

const proofOf = (secret: string, email: string, { id, since }: Omit<Entry, 'proof'>) =>
  hmac(secret, 'known device', `${/* guard: '' @ limits-as-weapons */ email}\n${id}\n${since}`);

function find(c: AppContext, email: string): Entry | undefined {
  const { clock, settings } = c.var.ctx;
  const secrets = [settings.SECRET_KEY, settings.SECRET_KEY_BEFORE];
  return entriesOf(c).find(
    (entry) =>
      // guard @ limits-as-weapons
      Number(entry.since) * 1000 + LASTS_MS > clock.now() &&
      secrets.some(
        (secret) =>
          secret && /* guard @ limits-as-weapons */ sameSecret(entry.proof, proofOf(secret, email, entry)),
      ),
  );
}

/** The id of this browser if it has signed in to this account within a year; null otherwise. */
export const knownDevice = (c: AppContext, email: string): string | null => find(c, email)?.id ?? null;

/** Remembers for a year that this browser has signed in to this account. */
export function rememberDevice(c: AppContext, email: string): void {
  const { clock, settings } = c.var.ctx;
  const before = find(c, email);
  const id = before?.id ?? randomToken(16);
  const since = String(Math.floor(clock.now() / 1000));
  const entry = { id, since, proof: proofOf(settings.SECRET_KEY, email, { id, since }) };
  const others = entriesOf(c).filter((other) => other.id !== id);
  const kept = [entry, ...others].slice(0, MOST_ACCOUNTS);
  cookie.write(c, kept.map((one) => `${one.id}.${one.since}.${one.proof}`).join('~'));
}
