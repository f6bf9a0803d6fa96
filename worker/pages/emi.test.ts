import { beforeAll, describe, expect, it } from 'vitest';
import { asSeller, publishVehicle, republish, type Seller } from '../test/factories';
import { open } from '../test/html-forms';
import { pageClient } from '../test/pages';

let seller: Seller;
let path: string;
let republished: string;

beforeAll(async () => {
  seller = await asSeller();
  const { id } = await publishVehicle(seller, { name: 'Calculated Alto' });
  const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
  [path, republished] = [`/vehicle/${id}`, `/republished/${page.id}`];
});

const calculate = (typed: Record<string, string>, page = path) =>
  open(pageClient(), `${page}/emi?${new URLSearchParams(typed)}`);
const typedIn = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]*name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];
const sumsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/data-sum="(\w+)"[^>]*>([^<]*)</g)].map(([, name, sum]) => [name, sum]),
  );
const isShown = (html: string) => !/id="result"[^>]*hidden/.test(html);

describe('the calculator', () => {
  it('opens with the price alone: neither rate nor months are suggested, but examples are marked', async () => {
    for (const page of [path, republished]) {
      const { status, html } = await open(pageClient(), `${page}/emi`);
      expect([status, isShown(html)]).toEqual([200, false]);
      expect(['down', 'rate', 'months'].map((name) => typedIn(html, name))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(html).toContain('Example: 12. Ask your bank for its rate.');
      expect(html).toContain('Example: 36');
      expect(html).toContain(`href="${page}"`);
      expect(html).toContain('content="noindex');
    }
    expect(typedIn((await open(pageClient(), `${path}/emi`)).html, 'price')).toBe('4,75,000');
  });

  it('answers with instalment, loan, interest and total, and says that it is an estimate', async () => {
    const { status, html } = await calculate({ price: '5 lakh', down: '1,00,000', rate: '12', months: '३६' });
    expect([status, isShown(html)]).toEqual([200, true]);
    expect(sumsIn(html)).toEqual({
      monthly: '₹13,286',
      loan: '₹4,00,000',
      interest: '₹78,286',
      total: '₹4,78,286',
    });
    expect(html).toContain('An estimate, not a loan offer.');
    expect(typedIn(html, 'price')).toBe('5 lakh');
  });

  it.each([
    [{ rate: '0' }, 'monthly', '₹13,889'],
    [{ months: '1' }, 'interest', '₹5,000'],
  ])('calculates with %j', async (typed, name, sum) => {
    const { html } = await calculate({ price: '500000', down: '', rate: '12', months: '36', ...typed });
    expect(sumsIn(html)[name]).toBe(sum);
  });

  it.each([
    [{ rate: '200' }, 'Enter the yearly rate in percent, from 0 to 60'],
    [{ rate: '' }, 'Enter the yearly rate in percent, from 0 to 60'],
    [{ months: 'many' }, 'Enter whole months, from 1 to 120'],
    [{ down: '6 lakh' }, 'The down payment must be less than the price'],
    [{ price: 'letters' }, 'Please enter a valid price'],
    [{ price: '' }, 'Price is required'],
  ])('keeps what was typed with %j, and says what is wrong', async (wrong, problem) => {
    const typed = { price: '500000', down: '50000', rate: '12', months: '36', ...wrong };
    const { status, html } = await calculate(typed as Record<string, string>);
    expect([status, isShown(html)]).toEqual([400, false]);
    expect(html).toContain(problem);
    for (const [name, value] of Object.entries(typed)) expect(typedIn(html, name) ?? '').toBe(value);
  });

  it('repeats no markup and little of a made-up address', async () => {
    const { html } = await calculate({ price: `"><script>${'x'.repeat(5_000)}`, rate: '1', months: '1' });
    expect(html).not.toContain('<script>x');
    expect(typedIn(html, 'price')).toHaveLength('&quot;&gt;&lt;script&gt;'.length + 30);
    const repeated = await open(pageClient(), `${path}/emi?months=36&months=<b>&rate=12&price=1`);
    expect(repeated.html).not.toContain('<b>');
  });

  it('is linked from a vehicle that is for sale, and knows one that is sold or gone', async () => {
    const { id } = await publishVehicle(seller, {});
    const linkTo = (page: string) => `href="${page}/emi"`;
    for (const page of [path, republished]) {
      expect((await open(pageClient(), page)).html).toContain(linkTo(page));
    }
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    expect((await open(pageClient(), `/vehicle/${id}`)).html).not.toContain(linkTo(`/vehicle/${id}`));
    const offered = (page: string) => `href="${page}#offer"`;
    expect((await open(pageClient(), `${path}/emi`)).html).toContain(offered(path));
    const sold = (await open(pageClient(), `/vehicle/${id}/emi`)).html;
    expect(sold).toContain('This vehicle has been sold');
    expect(sold).not.toContain(offered(`/vehicle/${id}`));
    await seller.delete(`/api/vehicles/${id}`);
    expect((await open(pageClient(), `/vehicle/${id}/emi`)).status).toBe(410);
    expect((await open(pageClient(), '/vehicle/nonsense/emi')).status).toBe(404);
  });
});
