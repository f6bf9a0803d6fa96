import type { Client } from '../context';
import type { Settings } from '../env';
import { indianCalendar } from '../platform/clock';
import { hmac } from '../platform/crypto';
import { networksOf } from './networks';

/**
 * Hashes of a request's origin, with a daily salt so that days cannot be linked. Computed on first use: a
 * cached page needs none.
 */
export function identifyClient(request: Request, settings: Settings, now: number): Client {
  const { subscriber, site } = networksOf(request.headers.get('cf-connecting-ip') ?? 'local');
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, 400);
  const visitor = `${subscriber}\n${userAgent}`;
  const hash = (what: string, value: string) =>
    hmac(settings.SECRET_KEY, `${what}:${indianCalendar(now).day}`, value);
  return {
    get network() {
      return hash('network', subscriber);
    },
    get site() {
      return hash('site', site);
    },
    get visitor() {
      return hash('visitor', visitor);
    },
    unhashed: { network: subscriber, site, visitor },
    userAgent,
  };
}

/** A job is a request without a person. */
export const NO_CLIENT: Client = {
  network: '',
  site: '',
  visitor: '',
  unhashed: { network: '', site: '', visitor: '' },
  userAgent: '',
};
