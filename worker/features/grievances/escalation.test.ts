import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { grievanceSteps, grievances, messages } from '../../../schema/directory';
import type { Ctx } from '../../context';
import { asAdmin, asSeller, db } from '../../test/factories';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { systemCtx } from '../../test/system';
import { escalateGrievances } from './escalation.service';
import { grievanceMessages } from './grievances.messages';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2028-02-20T09:00:00+05:30');
const OFFICER = {
  GRIEVANCE_OFFICER: 'Asha Verma',
  GRIEVANCE_ADDRESS: '12 Mall Road, Kanpur 208001',
  GRIEVANCE_MAIL: 'grievance@chaabi.example',
};

const ctxAt = (now: number, settings: object = OFFICER) => {
  const base = systemCtx();
  return systemCtx({
    clock: { now: () => now },
    settings: { ...base.settings, ...settings } as Ctx['settings'],
  });
};
const runAt = (ms: number, settings?: object) => escalateGrievances(ctxAt(START + ms, settings));

async function complainAt(ms: number, kind = 'other') {
  const client = pageClient({ clock: { now: () => START + ms } });
  const { html } = await submit(client, '/grievances', { kind, details: 'It is wrong.' });
  const number = /number=([0-9A-Z]{12})/.exec(html)?.[1] ?? '';
  const [row] = await db.select().from(grievances).where(eq(grievances.number, number));
  return row?.id ?? '';
}

/** An operator who signed in then. */
const adminThen = () => asSeller({ isAdmin: true }, { clock: { now: () => START } });

const mails = () => db.select().from(messages).where(sql`kind = 'grievance_due'`);
const notesOf = async (id: string) =>
  (
    await db
      .select({ note: grievanceSteps.note })
      .from(grievanceSteps)
      .where(sql`grievance_id = ${id} and step = 'escalated'`)
      .orderBy(grievanceSteps.createdAt)
  ).map(({ note }) => note);

beforeEach(async () => {
  await db.delete(grievances).where(sql`true`);
  await db.delete(messages).where(sql`true`);
});

describe('the officer', () => {
  it('gets a mail a day before the time limit, at it, and daily after it, once each', async () => {
    const id = await complainAt(0);
    const mailsAt = async (ms: number) => {
      await runAt(ms);
      await runAt(ms);
      return (await mails()).length;
    };
    // Fifteen days across a leap day.
    expect(await mailsAt(14 * DAY - 1)).toBe(0);
    expect(await mailsAt(14 * DAY)).toBe(1);
    expect(await mailsAt(15 * DAY - 1)).toBe(1);
    expect(await mailsAt(15 * DAY)).toBe(2);
    expect(await mailsAt(16 * DAY - 1)).toBe(2);
    expect(await mailsAt(16 * DAY)).toBe(3);
    expect(await notesOf(id)).toEqual(['Nearly due', 'Overdue', 'Overdue']);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(3).fill(OFFICER.GRIEVANCE_MAIL));
  });

  it('hears of an order in the last hour of its three', async () => {
    const id = await complainAt(0, 'order');
    await runAt(2 * HOUR - 1);
    expect(await mails()).toHaveLength(0);
    await runAt(2 * HOUR);
    await runAt(3 * HOUR);
    expect(await notesOf(id)).toEqual(['Nearly due', 'Overdue']);
  });

  it('hears of a letter that nobody has acknowledged, and then of its answer', async () => {
    const admin = await adminThen();
    const { body } = await admin.at(START).post('/api/admin/grievances', {
      ...{ kind: 'data', details: 'By letter', receivedAt: new Date(START).toISOString() },
    });
    await runAt(16 * HOUR - 1);
    expect(await notesOf(body.id)).toEqual([]);
    await runAt(16 * HOUR);
    await runAt(24 * HOUR);
    expect(await notesOf(body.id)).toEqual(['Nearly due', 'Overdue']);
    await admin.at(START + 25 * HOUR).patch(`/api/admin/grievances/${body.id}`, { state: 'acknowledged' });
    await runAt(49 * HOUR);
    expect(await notesOf(body.id)).toHaveLength(2);
    await runAt(14 * DAY);
    expect(await notesOf(body.id)).toHaveLength(3);
  });

  it('hears no more of one that is closed', async () => {
    const id = await complainAt(0);
    const admin = await adminThen();
    await admin.at(START + DAY).patch(`/api/admin/grievances/${id}`, { state: 'resolved', answer: 'Done.' });
    await runAt(20 * DAY);
    expect(await mails()).toHaveLength(0);
  });

  it('gets one mail for many, which names numbers and no words of who complained', async () => {
    for (let nth = 0; nth < 3; nth++) await complainAt(nth);
    await runAt(15 * DAY);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ data: {} });
    const ctx = ctxAt(START + 15 * DAY);
    const content = await grievanceMessages.grievance_due(ctx);
    const text = content?.mail && 'text' in content.mail ? content.mail.text : '';
    expect(text.match(/^\w{4}-\w{4}-\w{4} \(Something else\): (overdue since|due) /gm)).toHaveLength(3);
    expect(text).not.toContain('It is wrong.');
  });

  it('is replaced by the operators if nobody is named', async () => {
    await db.run(sql`update accounts set is_admin = 0 where is_admin = 1`);
    const [one, other] = [await asAdmin(), await asAdmin()];
    await complainAt(0);
    await runAt(14 * DAY, { GRIEVANCE_MAIL: undefined });
    expect((await mails()).map(({ userId }) => userId).sort()).toEqual([one.user.id, other.user.id].sort());
  });

  it('hears of at most fifty in a run, and of the rest in the next', async () => {
    await complainAt(0);
    await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 59)
      insert into grievances (id, number, kind, state, language, about, details, received_at, acknowledge_by,
        acknowledged_at, due_at, next_at, tell_at, created_at)
      select id || i, number || i, kind, state, language, about, details, received_at, acknowledge_by,
        acknowledged_at, due_at, next_at, tell_at, created_at from grievances, n`);
    const told = () => db.$count(grievanceSteps, sql`step = 'escalated'`);
    await runAt(14 * DAY);
    expect(await told()).toBe(50);
    await runAt(14 * DAY);
    expect(await told()).toBe(60);
  });
});
