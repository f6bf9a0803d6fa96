import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import type { OperationsDto } from '../../../schema/operations/output';
import type { Point } from '../../../schema/operations/points';
import { tableFigures, tablePoints } from '../../dev/points';
import { parseSettings } from '../../env';
import { analyticsPoints } from '../../platform/points';
import { analyticsFigures } from '../../platform/request-figures';
import type { RequestLine } from '../../platform/request-log';
import { anonymous, asAdmin, asSeller, db, offer, publishVehicle } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';
import { systemCtx } from '../../test/system';
import { runJobs } from '../../test/tick';

const HTML = { headers: { accept: 'text/html' } };

/** A visitor whose requests write their log lines and data points here. */
function watched(sampling = { weightOf: () => 1 }) {
  const lines: RequestLine[] = [];
  const points: Point[] = [];
  const parts = {
    requestLog: { write: (line: RequestLine) => void lines.push(line) },
    points: { write: (more: readonly Point[]) => void points.push(...more) },
    sampling,
  };
  return { lines, points, visitor: pageClient(parts) };
}

const analytics = (token = 'analytics-token') => ({
  ANALYTICS_URL: inject('analyticsProvider'),
  ANALYTICS_ACCOUNT: 'account-1',
  ANALYTICS_TOKEN: token,
});

describe('a request', () => {
  it('leaves one log line with route, duration and rows, and one data point', async () => {
    const { id } = await publishVehicle(await asSeller());
    const { lines, points, visitor } = watched();
    const { headers } = await visitor.get(`/vehicle/${id}`, HTML);
    expect(lines).toEqual([
      {
        requestId: headers.get('x-request-id'),
        method: 'GET',
        route: '/vehicle/:id',
        status: 200,
        ms: expect.any(Number),
        rowsRead: expect.any(Number),
        rowsWritten: 0,
        version: env.VERSION.id,
        weight: 1,
      },
    ]);
    expect(lines[0]?.rowsRead).toBeGreaterThan(0);
    expect(points).toMatchObject([
      { kind: 'request', name: 'GET /vehicle/:id', status: 200, rowsWritten: 0 },
    ]);
  });

  it('leaves neither if it only reads and the sample leaves it out, but both if it changes something or fails', async () => {
    const { id } = await publishVehicle(await asSeller());
    const { lines, points, visitor } = watched({ weightOf: () => 0 });
    await visitor.get(`/vehicle/${id}`, HTML);
    await visitor.post('/api/views', { url: `/vehicle/${id}`, vehicleId: id });
    // A slow statement is a point of its own.
    expect([lines, points.filter(({ kind }) => kind === 'request')]).toEqual([[], []]);
    await visitor.get(`/vehicle/${id.replace(/^./, 'f')}`, HTML);
    await visitor.post('/api/leads', offer(id));
    expect(lines).toMatchObject([
      { status: 404, weight: 1 },
      { status: 201, weight: 1, route: '/api/leads' },
    ]);
    expect(points.filter(({ kind }) => kind === 'request')).toMatchObject([
      { status: 404, weight: 1 },
      { status: 201, weight: 1 },
    ]);
  });

  it('that stands for others says so', async () => {
    const { id } = await publishVehicle(await asSeller());
    const { lines, points, visitor } = watched({ weightOf: () => 50 });
    await visitor.get(`/vehicle/${id}`, HTML);
    expect([lines[0]?.weight, points[0]?.weight]).toEqual([50, 50]);
  });

  it('counts what it writes', async () => {
    const { lines, visitor } = watched();
    await visitor.post('/api/issues', { message: 'TypeError: x', path: '/guide' });
    expect(lines.at(-1)).toMatchObject({ status: 202, method: 'POST', route: '/api/issues' });
    expect(lines.at(-1)?.rowsWritten).toBeGreaterThan(0);
  });

  it.each([
    ['/api/vehicles/own', 400],
    ['/api/nothing/here', 404],
    ['/no/such/page', 404],
  ])('is logged by its declared route, never by its address: %s', async (path, status) => {
    const { lines, visitor } = watched();
    await visitor.get(path);
    expect(lines[0]?.status).toBe(status);
    expect(lines[0]?.route).toMatch(/^(\/api\/vehicles\/:id|\/api\/\*|\*)$/);
  });

  it('can be traced from its error page to its log line', async () => {
    const { lines, visitor } = watched();
    const { id } = await publishVehicle(await asSeller());
    const prepare = () => {
      throw new Error('D1 is away');
    };
    const away = { prepare } as unknown as D1Database;
    const answer = await visitor.with({}, { SHARD_0: away, SHARD_1: away }).get(`/vehicle/${id}`, HTML);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    const [, reference] = /Reference: ([\w-]+)/.exec(htmlOf(answer)) ?? [];
    expect(lines.at(-1)?.requestId).toBe(reference);
  });
});

describe('figures of requests', () => {
  it('are written as data points with named columns, the index truncated to its size', () => {
    const written: AnalyticsEngineDataPoint[] = [];
    const dataset = { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void written.push(point ?? {}) };
    const name = `GET /${'x'.repeat(200)}`;
    analyticsPoints(dataset, 'v-1').write([
      { kind: 'request', name, status: 503, ms: 12, rowsRead: 3, rowsWritten: 1, weight: 50 },
    ]);
    expect(written).toEqual([
      {
        indexes: [`request ${name}`.slice(0, 96)],
        blobs: ['request', name, 'v-1'],
        doubles: [503, 12, 3, 1, 50],
      },
    ]);
  });

  it('are read from Analytics Engine by its SQL API, with numbers as numbers', async () => {
    const figures = analyticsFigures(parseSettings({ ...env, ...analytics() }));
    expect(await figures?.routes(0)).toMatchObject([
      { route: 'GET /vehicle/:id', requests: 1200, p99: 120.25 },
    ]);
    expect(await figures?.statements(0)).toMatchObject([{ statement: 'select 1', slowest: 340.5 }]);
    expect(await figures?.versions(0)).toEqual([{ version: 'v-1', requests: 1200, failed: 24 }]);
    expect(await figures?.uses('message', 0)).toEqual([{ name: 'sms', times: 1000 }]);
  });

  it('have the same totals in the development table', async () => {
    const now = Date.now();
    const points = Array.from({ length: 200 }, (_, at) => ({
      kind: 'request' as const,
      name: 'GET /x',
      status: at < 10 ? 503 : 200,
      ms: at + 1,
      rowsRead: 2,
      rowsWritten: 1,
      weight: 1,
    }));
    tablePoints(db, { now: () => now }, 'v-2').write(points);
    const figures = tableFigures(db);
    const route = {
      route: 'GET /x',
      requests: 200,
      failed: 10,
      unavailable: 10,
      p50: 100,
      p95: 190,
      p99: 198,
      rowsRead: 400,
      rowsWritten: 200,
    };
    await expect.poll(() => figures.routes(now)).toEqual([route]);
    expect(await figures.versions(now)).toEqual([{ version: 'v-2', requests: 200, failed: 10 }]);
    expect(await figures.routes(now + 1)).toEqual([]);
  });
});

describe('the operations screen', () => {
  it('shows requests, backlogs, jobs, databases, spending and incidents to operators', async () => {
    const operator = (await asAdmin()).with({}, analytics());
    await runJobs(() => systemCtx());
    const { status, body } = await operator.get('/api/admin/operations');
    expect(status).toBe(200);
    const { traffic, databases, spending, backlogs } = body as OperationsDto;
    expect(traffic?.routes).toHaveLength(1);
    expect(databases.map(({ name }) => name)).toEqual(['directory', 'shard 0', 'shard 1']);
    expect(databases[0]).toMatchObject({ name: 'directory', mostBytes: 10e9 });
    expect(databases[0]?.bytes).toBeGreaterThan(100_000);
    expect(backlogs.map(({ name }) => name)).toEqual(expect.arrayContaining(['messages by mail', 'effects']));
    // 1,000 texts at 0.20 and 2,000 pictures at 0.045 rupees.
    expect(spending).toMatchObject({ budget: 5000, total: 290 });
  });

  it('still shows the rest if Analytics Engine refuses', async () => {
    const operator = (await asAdmin()).with({}, analytics('a wrong one'));
    const { status, body } = await operator.get('/api/admin/operations');
    expect([status, body.traffic, body.spending]).toEqual([200, null, null]);
  });

  it('is for operators only', async () => {
    expect((await anonymous().get('/api/admin/operations')).status).toBe(401);
    expect((await (await asSeller()).get('/api/admin/operations')).status).toBe(403);
  });
});
