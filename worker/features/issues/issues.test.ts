import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemIssues } from '../../../schema/directory';
import { anonymous, asSeller, db, publishVehicle } from '../../test/factories';

const issues = (type: string) =>
  db.select().from(systemIssues).where(eq(systemIssues.type, type)).orderBy(desc(systemIssues.id));

const report = (message: string) => ({ message, path: '/dashboard', stack: 'at x (main.js:1)' });

describe('an error in a browser', () => {
  it('is recorded with page and person, without what was typed', async () => {
    const seller = await asSeller();
    const message = 'TypeError: no car for asha@example.test +91 98765 43210';
    expect((await seller.post('/api/issues', report(message))).status).toBe(202);
    const [issue] = await issues('browser_error');
    expect(issue).toMatchObject({
      userId: seller.user.id,
      description: 'TypeError: no car for <email> <number>',
      metadata: { path: '/dashboard', stack: 'at x (main.js:1)' },
      resolved: false,
    });
  });

  it('is written once while it is open', async () => {
    const before = (await issues('browser_error')).length;
    for (let time = 0; time < 3; time++) await anonymous().post('/api/issues', report('RangeError: again'));
    expect((await issues('browser_error')).length - before).toBe(1);
  });

  it('must be valid, and a flood of them is limited', async () => {
    expect((await anonymous().post('/api/issues', { message: '' })).status).toBe(400);
    expect((await anonymous().post('/api/issues', { ...report('x'), userId: 'y' })).status).toBe(400);
    const narrow = anonymous().with({}, { RATE_SCALE: '1' });
    const statuses: number[] = [];
    for (let time = 0; time < 25; time++) {
      statuses.push((await narrow.post('/api/issues', report(`Error ${'x'.repeat(time)}`))).status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 202)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an error in the Worker', () => {
  it('is recorded and answered without its text', async () => {
    const { id } = await publishVehicle(await asSeller());
    const broken = anonymous().with({
      viewCounts: {
        record: () => Promise.reject(new Error('no object 4711')),
        scans: async () => new Map(),
        flush: async () => {},
        totals: async () => new Map(),
        forget: async () => {},
        check: async () => {},
      },
    });
    const { status, body } = await broken.post('/api/views', { vehicleId: id });
    expect(status).toBe(503);
    expect(body.message).toBe('Something went wrong on our side. Please try again.');
    expect(JSON.stringify(body)).not.toContain('no object');
    const [issue] = await issues('request_failed');
    expect(issue).toMatchObject({
      description: 'POST /api/views: Error: no object 4711',
      metadata: { requestId: body.requestId },
    });
  });
});
