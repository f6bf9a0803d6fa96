import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../../../schema/directory';
import type { IssueDto } from '../../../schema/issues/output';
import { anonymous, asAdmin, db } from '../../test/factories';

const report = (message: string) => anonymous().post('/api/issues', { message, path: '/guide' });

async function withIssue(message = `Broken ${Math.random().toString(36).replace(/\d/g, '')}`) {
  const admin = await asAdmin();
  await report(message);
  const { body } = await admin.get('/api/admin/issues');
  const issue: IssueDto = body.find(({ description }: IssueDto) => description === message);
  const change = (json: object) => admin.patch(`/api/admin/issues/${issue.id}`, json);
  return { admin, issue, change };
}

describe('system issues', () => {
  it('are listed newest first, open ones separate from resolved ones, in pages', async () => {
    const { admin, issue, change } = await withIssue();
    await report('Another');
    const { body } = await admin.get('/api/admin/issues');
    expect(body[0]).toMatchObject({ type: 'browser_error', description: 'Another', resolved: false });
    expect(body[0].metadata).toMatchObject({ path: '/guide' });
    const first = await admin.get('/api/admin/issues?limit=1');
    const next = await admin.get(`/api/admin/issues?limit=1&cursor=${first.headers.get('x-next-cursor')}`);
    expect([first.body[0].id, next.body[0].id]).toEqual(body.slice(0, 2).map(({ id }: IssueDto) => id));
    await change({ resolved: true });
    const open = await admin.get('/api/admin/issues');
    expect(open.body.map(({ id }: IssueDto) => id)).not.toContain(issue.id);
    const resolved = await admin.get('/api/admin/issues?resolved=true');
    expect(resolved.body[0]).toMatchObject({ id: issue.id, resolvedBy: 'Test Seller' });
  });

  it('are resolved and reopened once each, with a log line', async () => {
    const { admin, issue, change } = await withIssue();
    const [answer] = await Promise.all([change({ resolved: true }), change({ resolved: true })]);
    expect(answer.body).toMatchObject({ resolved: true, resolvedAt: expect.any(String) });
    expect((await change({ resolved: false })).body).toMatchObject({ resolved: false, resolvedBy: null });
    const log = await db
      .select()
      .from(activityLogs)
      .where(and(eq(activityLogs.entityId, issue.id), eq(activityLogs.userId, admin.user.id)))
      .orderBy(activityLogs.id);
    expect(log.map(({ action, metadata }) => [action, metadata])).toEqual([
      ['issue_resolved', { before: { resolved: false }, after: { resolved: true } }],
      ['issue_reopened', { before: { resolved: true }, after: { resolved: false } }],
    ]);
  });

  it('must exist, and the new state must be valid', async () => {
    const { admin, change } = await withIssue();
    expect((await change({ resolved: 'yes' })).status).toBe(400);
    expect((await change({})).status).toBe(400);
    const missing = '01900000-0000-7000-8000-000000000000';
    expect((await admin.patch(`/api/admin/issues/${missing}`, { resolved: true })).status).toBe(404);
  });
});
