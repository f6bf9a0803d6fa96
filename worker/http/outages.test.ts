import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createPlatform, type Platform, withOutages } from '../context';
import { parseSettings } from '../env';
import { isOutage } from '../platform/outage';
import { everything } from '../test/everything';
import { anonymous, asSeller, publishVehicle } from '../test/factories';
import { deadDatabases } from '../test/faulty';
import { htmlOf, pageClient } from '../test/pages';

const WENT_WRONG = 'Something went wrong on our side. Please try again.';

const bug = () => {
  throw new TypeError("Cannot read properties of undefined (reading 'secret')");
};

describe('a bug of ours', () => {
  it('is 500 without its text, and does not suggest trying again', async () => {
    const seller = await asSeller();
    const broken = seller.with({ securityLog: { write: bug } });
    // Refusals of signed-in people go to the security log.
    const { status, headers, body } = await broken.get('/api/admin/overview');
    expect([status, headers.get('retry-after')]).toEqual([500, null]);
    expect(body).toEqual({
      message: WENT_WRONG,
      error: 'internal',
      code: 'internal',
      values: {},
      requestId: headers.get('x-request-id'),
    });
  });

  it('in a statement is 500: the database is fine', async () => {
    const seller = await asSeller();
    const contact = { name: 'Asha', mobileNumber: '9876543210' };
    await everything.exec(
      "create trigger refusing before insert on contacts begin select raise(abort, 'no'); end",
    );
    const { status, headers, body } = await seller.post('/api/contacts', contact);
    await everything.exec('drop trigger if exists refusing');
    expect([status, headers.get('retry-after'), body.error]).toEqual([500, null, 'internal']);
    expect((await seller.post('/api/contacts', contact)).status).toBe(201);
  });

  it('in a page is a page with 500', async () => {
    const { id } = await publishVehicle(await asSeller());
    const page = await pageClient({ shardOf: bug }).get(`/vehicle/${id}`, {
      headers: { accept: 'text/html' },
    });
    expect([page.status, page.headers.get('retry-after')]).toEqual([500, null]);
    expect(htmlOf(page)).toMatch(/try again/i);
  });
});

describe('an outage of a dependency', () => {
  it('is one in every part of the platform but our own', async () => {
    const names = Object.keys(createPlatform(env, parseSettings(env)));
    const isMarked = async (name: string) => {
      const down = { ask: () => Promise.reject(new Error('down')) };
      return isOutage(
        await (withOutages({ [name]: down }) as Record<string, typeof down>)[name]
          ?.ask()
          .catch((error) => error),
      );
    };
    const marks = await Promise.all(names.map(isMarked));
    const databases = [
      'directory',
      'nearestDirectory',
      'shards',
      'shardOf',
      'boundShardOf',
      'shardOfOwner',
      'shardOfKey',
      'shardOfCode',
      'named',
      'nameOf',
    ];
    const own = [
      'clock',
      'pictures',
      'cardPainter',
      'passwords',
      'deadlineMs',
      'securityLog',
      'requestLog',
      'sampling',
      'points',
      'version',
    ];
    expect(names.filter((_, index) => !marks[index]).sort()).toEqual([...databases, ...own].sort());
  });

  const down = () => Promise.reject(new Error('D1_ERROR: UNIQUE constraint failed: SQLITE_CONSTRAINT'));
  const parts: [
    string,
    Partial<Platform>,
    object,
    (client: ReturnType<typeof anonymous>, id: string) => Promise<unknown>,
  ][] = [
    ['D1', {}, deadDatabases(), (client, id) => client.get(`/api/vehicles/${id}`)],
    [
      'a Durable Object, whatever it says',
      { viewCounts: { record: down, scans: down, flush: down, totals: down, forget: down, check: down } },
      {},
      (client, vehicleId) => client.post('/api/views', { vehicleId }),
    ],
    [
      'R2',
      { media: { find: down, put: down, remove: down, removeUnder: down } },
      {},
      (client) => client.get(`/media/${'a'.repeat(24)}/thumb`),
    ],
  ];
  it.each(parts)('of %s is 503, and says when to try again', async (_name, overrides, bindings, send) => {
    const { id } = await publishVehicle(await asSeller());
    const answer = await send(anonymous().with(overrides, bindings), id);
    expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable', message: WENT_WRONG } });
    expect((answer as { headers: Headers }).headers.get('retry-after')).toBe('5');
  });
});
