import type { Client } from '../context';
import type { Settings } from '../env';
import { indianCalendar } from '../platform/clock';
import { hmac } from '../platform/crypto';

/** An IPv6 subscriber owns a /64, so that much of an address names one; IPv4 is taken whole. */
function networkAddress(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'local';
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

/**
 * Hashes of where a request came from, salted by the day so that they join nothing from one day to the next. Made when they are
 * asked for: a page that is kept at the edge asks for none.
 */
export function identifyClient(request: Request, settings: Settings, now: number): Client {
  const address = networkAddress(request);
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, 400);
  const hash = (what: string, value: string) =>
    hmac(settings.SECRET_KEY, `${what}:${indianCalendar(now).day}`, value);
  return {
    get network() {
      return hash('network', address);
    },
    get visitor() {
      return hash('visitor', `${address}\n${userAgent}`);
    },
    limiterKey: `${address}\n${userAgent}`,
    userAgent,
  };
}
