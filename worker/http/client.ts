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
  const { day } = indianCalendar(now);
  const address = networkAddress(request);
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, 400);
  return {
    get network() {
      return hmac(settings.SECRET_KEY, `network:${day}`, address);
    },
    get visitor() {
      return hmac(settings.SECRET_KEY, `visitor:${day}`, `${address}\n${userAgent}`);
    },
    userAgent,
  };
}
