import { describe, expect, it } from 'vitest';
import { MAX_ABOUT } from '../../../schema/profile/input';
import { anonymous, asSeller, changeUser, type Seller } from '../../test/factories';
import { open as openPage } from '../../test/html-forms';
import { pageClient } from '../../test/pages';

let serial = 0;
const asDealer = () =>
  asSeller({ plan: 'pro', username: `shop-${++serial}`, accountType: 'firm', firmName: 'Rao Motors' });
const save = (seller: Seller, fields: Record<string, unknown>) =>
  seller.send('PUT', '/api/auth/user/profile', {
    json: { firstName: 'Asha', lastName: 'Rao', accountType: 'firm', firmName: 'Rao Motors', ...fields },
  });
const shown = async (seller: Seller) => (await anonymous().get(`/api/profile/${seller.user.username}`)).body;
const page = async (seller: Seller, language = 'en') =>
  (await openPage(pageClient(), `/${seller.user.username}?lang=${language}`)).html;

describe('a profile as a shop', () => {
  it('says about the seller what they have written, until they empty it', async () => {
    const seller = await asDealer();
    const about = 'Cars since 1998.\nHonest papers.';
    expect((await save(seller, { about })).body.about).toBe(about);
    expect((await shown(seller)).about).toBe(about);
    expect((await save(seller, {})).body.about, 'not sent').toBe(about);
    expect((await save(seller, { about: ' ' })).body.about).toBeNull();
    expect((await save(seller, { about: 'x'.repeat(MAX_ABOUT) })).status).toBe(200);
    expect((await save(seller, { about: 'x'.repeat(MAX_ABOUT + 1) })).body.fields).toEqual({
      about: 'At most 500 characters',
    });
  });

  it('shows the seller’s words as they are, never as markup', async () => {
    const seller = await asDealer();
    await save(seller, { about: '<img src=x onerror=alert(1)>' });
    const html = await page(seller, 'ta');
    expect(html).toContain('translate="no" lang="en">&lt;img src=x');
    expect(html).not.toContain('<img src=x');
  });

  it('has the yard’s place and hours only while the seller shows them', async () => {
    const seller = await asDealer();
    const hours = { opens: '10:00', closes: '19:00', closedDay: 'tuesday' };
    await seller.patch('/api/yard', { address: 'Plot 7, Demo Road', pin: '12.97, 77.59', hours });
    expect((await shown(seller)).yard).toBeNull();
    expect(await page(seller)).not.toContain('Plot 7');
    await save(seller, { showYard: true });
    expect((await shown(seller)).yard).toMatchObject({ address: 'Plot 7, Demo Road', opens: '10:00' });
    const html = await page(seller);
    expect(html).toContain('10:00 am to 7:00 pm, closed on Tuesdays');
    expect(html).toContain('query=12.97,77.59');
    expect(await page(seller, 'pa')).toContain('ਮੰਗਲਵਾਰ');
    await seller.patch('/api/yard', { address: 'Plot 8, Demo Road' });
    expect(await page(seller)).toContain('Plot 8');
    await save(seller, { showYard: false });
    expect(await page(seller)).not.toContain('Plot 8');
  });

  it('keeps all of it from everyone once Pro or the account has ended', async () => {
    const seller = await asDealer();
    await save(seller, { about: 'Cars since 1998', showYard: true });
    for (const ended of [
      { subscriptionPlan: 'starter' },
      { subscriptionPlan: 'pro', isActive: false },
    ] as const) {
      await changeUser(seller.user.id, ended);
      expect((await anonymous().get(`/api/profile/${seller.user.username}`)).status).toBe(404);
    }
    await changeUser(seller.user.id, { isActive: true });
    expect((await shown(seller)).about).toBe('Cars since 1998');
  });

  it('says since when the seller is there, by the month in India', async () => {
    const seller = await asDealer();
    await changeUser(seller.user.id, { createdAt: Date.parse('2025-12-31T19:00Z') });
    expect(await page(seller)).toContain('Member since Jan 2026');
    expect(await page(seller, 'hi')).toContain('जनवरी 2026');
  });
});
