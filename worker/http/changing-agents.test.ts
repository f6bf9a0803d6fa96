import { describe, expect, it } from 'vitest';
import { MAX_VIEWS_PER_NETWORK } from '../../schema/views/input';
import { ISSUE_LIMITS } from '../features/issues/issues.api';
import { MAX_SOCKETS_OF_NETWORK } from '../live/hub-sockets';
import { anonymous, asSeller, publishVehicle } from '../test/factories';
import { handshake } from '../test/sockets';

/** One network whose client claims a different browser with each request, under the real limits. */
let agents = 0;
const headers = (network: string) => ({
  'cf-connecting-ip': network,
  'user-agent': `Mozilla/5.0 (X11; build ${++agents})`,
});

/** A binding that counts like the platform's limiter. */
function counting(limit: number) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= limit };
    },
  };
}

const limited = () =>
  anonymous().with(
    { clock: { now: () => Date.UTC(2031, 0, 1) } },
    {
      RATE_SCALE: '1',
      READ_LIMIT: counting(60),
      WRITE_LIMIT: counting(12),
      SITE_READ_LIMIT: counting(300),
      SITE_WRITE_LIMIT: counting(60),
    },
  );

const repeat = async (count: number, send: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth++) statuses.push((await send()).status);
  return statuses.filter((status) => status !== 429).length;
};

/** Requests that pass before the isolate queries the bindings. */
const CALM = 20;

describe('a client that changes its user agent', () => {
  it('reads as much as its network may, and no more', async () => {
    const client = limited();
    const read = (network: string) => client.get('/api/subscription/plans', { headers: headers(network) });
    expect(await repeat(400, () => read('198.51.100.1'))).toBe(CALM + 300);
    expect((await read('198.51.100.2')).status).toBe(200);
  });

  it('writes as much as its network may, and no more', async () => {
    const client = limited();
    const write = (network: string) => client.post('/api/views', {}, { headers: headers(network) });
    expect(await repeat(100, () => write('198.51.100.3'))).toBe(CALM + 60);
  });

  it('counts as one site, however many networks of an IPv6 site it uses', async () => {
    const client = limited();
    let nth = 0;
    const read = () =>
      client.get('/api/subscription/plans', { headers: headers(`2001:db8:77:${(++nth).toString(16)}::1`) });
    expect(await repeat(400, read)).toBe(CALM + 300);
  });

  it('adds a limited number of views to a listing', async () => {
    const { id } = await publishVehicle(await asSeller());
    const client = anonymous().with(
      {},
      { RATE_SCALE: '1', SITE_WRITE_LIMIT: counting(Number.POSITIVE_INFINITY) },
    );
    let counted = 0;
    for (let nth = 0; nth < MAX_VIEWS_PER_NETWORK + 20; nth++) {
      const { body } = await client.post(
        '/api/views',
        { vehicleId: id },
        { headers: headers('198.51.100.4') },
      );
      counted += body.counted ? 1 : 0;
    }
    expect(counted).toBe(MAX_VIEWS_PER_NETWORK);
    const { body } = await client.post('/api/views', { vehicleId: id }, { headers: headers('198.51.100.5') });
    expect(body.counted).toBe(true);
  });

  it('stores a limited number of issue reports', async () => {
    const client = anonymous().with(
      {},
      { RATE_SCALE: '1', SITE_WRITE_LIMIT: counting(Number.POSITIVE_INFINITY) },
    );
    const report = () =>
      client.post(
        '/api/issues',
        { message: `Broken ${agents}`, path: '/' },
        { headers: headers('198.51.100.6') },
      );
    expect(await repeat(ISSUE_LIMITS.issueBySite.limit + 20, report)).toBe(ISSUE_LIMITS.issueBySite.limit);
  });

  it('opens a limited number of sockets', async () => {
    const open = () => handshake(anonymous(), headers('198.51.100.7'));
    const statuses: number[] = [];
    for (let nth = 0; nth < MAX_SOCKETS_OF_NETWORK + 5; nth++) {
      const { status, webSocket } = await open();
      webSocket?.accept();
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 101)).toHaveLength(MAX_SOCKETS_OF_NETWORK);
    expect((await handshake(anonymous(), headers('198.51.100.8'))).status).toBe(101);
  });
});
