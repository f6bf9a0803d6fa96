import { KEPT } from '../../schema/common/retention';
import { hmac, sameSecret } from '../platform/crypto';
import { randomToken } from '../platform/random';
import type { AppContext } from './app-env';
import { findSessionEpoch } from './device-cookie.queries';
import { type AnyContext, stepCookie } from './session-cookie';

const DAY = 86_400_000;
const LASTS_MS = KEPT.knownDevice * DAY;
/** A family may share a phone; only the latest accounts are remembered. */
const MAX_ACCOUNTS = 4;

/** Proves which accounts this browser has signed in to, without naming them. Signs nobody in. */
const cookie = stepCookie('device', LASTS_MS / 1000);

interface Entry {
  id: string;
  /** Epoch seconds. */
  since: string;
  /** The account's epoch at the sign-in, so that a new password makes the device unknown. */
  epoch: string;
  proof: string;
}

const SHAPE = /^([\w-]{22})\.(\d{10})\.(\d{1,9})\.([0-9a-f]{64})$/;

const entriesOf = (c: AppContext): Entry[] =>
  (cookie.read(c) ?? '').split('~').flatMap((text) => {
    const [, id, since, epoch, proof] = SHAPE.exec(text) ?? [];
    return id && since && epoch && proof ? [{ id, since, epoch, proof }] : [];
  });

const proofOf = (secret: string, email: string, { id, since, epoch }: Omit<Entry, 'proof'>) =>
  hmac(secret, 'known device', `${email}\n${id}\n${since}\n${epoch}`);

/** The entry we made for this address; the account may have raised its epoch since. */
function find(c: AppContext, email: string): Entry | undefined {
  const { clock, settings } = c.var.ctx;
  const secrets = [settings.SECRET_KEY, settings.SECRET_KEY_BEFORE];
  return entriesOf(c).find(
    (entry) =>
      Number(entry.since) * 1000 + LASTS_MS > clock.now() &&
      secrets.some((secret) => secret && sameSecret(entry.proof, proofOf(secret, email, entry))),
  );
}

async function readKnownDevice(c: AppContext, email: string): Promise<string | null> {
  const entry = find(c, email);
  if (!entry) return null;
  const epoch = await findSessionEpoch(c.var.ctx.directory, email);
  return Number(entry.epoch) === epoch ? entry.id : null;
}

/**
 * The id of this browser if it has signed in to this account within a year, and not before its last new
 * password; null otherwise. Reads one row, at most once per request, and only for a browser with a proof of
 * ours.
 */
export function knownDevice(c: AppContext, email: string): Promise<string | null> {
  const known = c.var.knownDevice;
  if (known?.email === email) return known.id;
  const id = readKnownDevice(c, email);
  c.set('knownDevice', { email, id });
  return id;
}

/** Identifies an account in counts of sign-ins and in device cookies: its address, or its id without one. */
export const signInName = ({ email, id }: { email: string | null; id: string }): string => email ?? id;

/** Remembers for a year that this browser has signed in to this account, at its epoch. */
export function rememberDevice(c: AnyContext, email: string, sessionEpoch: number): void {
  const { clock, settings } = c.var.ctx;
  const before = find(c, email);
  const id = before?.id ?? randomToken(16);
  const since = String(Math.floor(clock.now() / 1000));
  const epoch = String(sessionEpoch);
  const entry = { id, since, epoch, proof: proofOf(settings.SECRET_KEY, email, { id, since, epoch }) };
  const others = entriesOf(c).filter((other) => other.id !== id);
  const kept = [entry, ...others].slice(0, MAX_ACCOUNTS);
  cookie.write(c, kept.map((one) => `${one.id}.${one.since}.${one.epoch}.${one.proof}`).join('~'));
}
