import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { grievances } from '../../../schema/directory';
import { writeGrievanceNumber } from '../../../schema/grievances/number';
import { asAdmin, asSeller, db, publishVehicle, republish } from '../../test/factories';
import { open, submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { GRIEVANCE_LIMITS } from './grievances.api';

/** The number that the page says. */
const numberIn = (html: string) => /number=([0-9A-Z]{12})/.exec(html)?.[1] ?? '';

const complain = async (fields: Record<string, string>, path = '/grievances') => {
  const answer = await submit(pageClient(), path, { kind: 'other', details: 'It is wrong.', ...fields });
  return { ...answer, number: numberIn(answer.html) };
};

const stored = async (number: string) =>
  (await db.select().from(grievances).where(eq(grievances.number, number)))[0];

describe('a complaint', () => {
  it('is confirmed with a number, by which anybody who has it reads the state', async () => {
    const { status, html, number, headers } = await complain({
      details: 'My number is on a page.',
      kind: 'data',
    });
    expect(status).toBe(200);
    expect(html).toContain('We have your complaint. Note its number:');
    expect(html).toContain(writeGrievanceNumber(number));
    expect(headers.get('cache-control')).toBe('private, no-store');
    const followed = await open(pageClient(), `/grievances?number=${writeGrievanceNumber(number)}`);
    expect(followed.status).toBe(200);
    expect(followed.html).toContain('My number is on a page.');
    expect(followed.html).toContain('Sent to us');
    expect(followed.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('has a number that nobody can guess, and an unknown one says so', async () => {
    const numbers = await Promise.all(Array.from({ length: 5 }, () => complain({})));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(5);
    for (const number of ['BCDF-GHJK-MNPQ', 'nonsense', '%27']) {
      const { status, html } = await open(pageClient(), `/grievances?number=${number}`);
      expect([number, status]).toEqual([number, 404]);
      expect(html).toContain('There is no complaint with this number.');
    }
  });

  it('is stored and shown in the language in which it was written', async () => {
    const details = 'বিক্রেতা গাড়ির আসল মালিক নন। আমার টাকা ফেরত দিচ্ছেন না।';
    const { html, number } = await complain({ details }, '/grievances?lang=bn');
    expect(html).toContain('আপনার অভিযোগ আমরা পেয়েছি। নম্বরটি লিখে রাখুন:');
    expect(html).toContain(details);
    expect(await stored(number)).toMatchObject({ details, language: 'bn' });
    const { body } = await (await asAdmin()).get('/api/admin/grievances');
    expect(body.find((one: { number: string }) => one.number === number)).toMatchObject({
      details,
      language: 'bn',
    });
  });

  it.each([
    ['/vehicle/{vehicle}'],
    ['https://chaabi.example/vehicle/{vehicle}?lang=hi#offer'],
    ['/republished/{page}'],
    ['@{name}'],
    ['https://chaabi.example/{NAME}'],
  ])('about %s finds whom it is about', async (typed) => {
    const name = `zq${Math.random().toString(36).slice(2, 9)}`;
    const seller = await asSeller({ plan: 'pro', username: name });
    const { id } = await publishVehicle(seller);
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    const about = typed
      .replace('{vehicle}', id)
      .replace('{page}', page.id)
      .replace('{name}', name)
      .replace('{NAME}', name.toUpperCase());
    const { number, html } = await complain({ kind: 'listing', about });
    expect(await stored(number)).toMatchObject({
      about,
      ownerId: seller.user.id,
      vehicleId: typed.includes('{vehicle}') || typed.includes('{page}') ? id : null,
    });
    expect(html).not.toContain('We could not find the page');
  });

  it.each(['/vehicle/0190a0a0-0000-7000-8000-000000000000', 'nobody-is-called-so', '/vehicle/x', '///', '@'])(
    'about %s, which is not there, is accepted and says so',
    async (about) => {
      const { status, html, number } = await complain({ kind: 'listing', about });
      expect(status).toBe(200);
      expect(html).toContain('We could not find the page you named.');
      expect(await stored(number)).toMatchObject({ about, ownerId: null, vehicleId: null });
    },
  );

  it.each([
    [{ kind: '' }, 'Choose what it is about'],
    [{ kind: 'report' }, 'Choose what it is about'],
    [{ details: ' ' }, 'Say what happened'],
    [{ details: 'x'.repeat(4001) }, '4000'],
    [{ contact: 'no address' }, 'Enter an email address, or leave it empty'],
  ])('with %j is refused at its field, with what was typed', async (fields, words) => {
    const { status, html } = await complain({ about: 'typed before', ...fields });
    expect(status).toBe(400);
    expect(html).toContain(words);
    expect(html).toContain('typed before');
  });

  it('begins with the address that a link names', async () => {
    const { html } = await open(pageClient(), '/grievances?about=/vehicle/1');
    expect(html).toMatch(/name="about"[^>]*value="\/vehicle\/1"/);
    expect(html).toMatch(/<option value="listing" selected/);
  });

  it('from a network that floods us is refused in clear words, and another network’s is not', async () => {
    const limited = pageClient({}, { RATE_SCALE: '1' } as never);
    let nth = 0;
    const send = (ip: string, lang = 'en') => {
      nth += 1;
      const form = new FormData();
      form.append('kind', 'other');
      form.append('details', `Flood ${nth}`);
      return limited.send('POST', `/grievances?lang=${lang}`, {
        form,
        headers: { accept: 'text/html', 'cf-connecting-ip': ip, 'user-agent': `Agent ${nth}` },
      });
    };
    const { limit } = GRIEVANCE_LIMITS.grievanceBySite;
    const answers = [];
    for (let one = 0; one < limit + 3; one++) answers.push((await send('203.0.113.77')).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(limit);
    const refused = await send('203.0.113.77', 'hi');
    expect(refused.status).toBe(429);
    expect(new TextDecoder().decode(refused.body)).toMatch(/बहुत/);
    expect((await send('198.51.100.77')).status).toBe(200);
  });
});

describe('the page of complaints', () => {
  it('names the officer, and in how many days complaints are answered', async () => {
    const settings = {
      GRIEVANCE_OFFICER: 'Asha Verma',
      GRIEVANCE_ADDRESS: '12 Mall Road, Kanpur 208001',
      GRIEVANCE_MAIL: 'grievance@chaabi.example',
    };
    const { html } = await open(pageClient({}, settings as never), '/grievances');
    for (const text of Object.values(settings)) expect(html).toContain(text);
    expect(html).toContain('answer within 15 days');
    const amended = await open(
      pageClient({}, { IT_AMENDMENT_FROM: '2026-02-20' } as never),
      '/grievances?lang=hi',
    );
    expect(amended.html).toContain('7 दिन');
  });
});
