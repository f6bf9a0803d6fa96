import { expect, it } from 'vitest';
import { asSeller, publishVehicle } from '../test/factories';
import { open } from '../test/html-forms';
import { pageClient, withPages } from '../test/pages';

it('the list of saved vehicles is one page for everybody, not for search engines, and holds nothing', async () => {
  const { status, html } = await open(pageClient(), '/saved');
  expect(status).toBe(200);
  expect(html).toContain('content="noindex');
  expect(html).toContain('Kept on this device only. We do not learn what you save.');
  expect(html).toMatch(/<ul[^>]*><\/ul>/);
  const signedIn = await open(withPages(await asSeller()), '/saved');
  expect(signedIn.html).toBe(html);
});

it('a vehicle can be saved while it is for sale; the button waits for its script', async () => {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller);
  const heart = /<button(?=[^>]*data-save)(?=[^>]*aria-pressed="false")[^>]*class="invisible /;
  expect((await open(pageClient(), `/vehicle/${id}`)).html).toMatch(heart);
  await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  expect((await open(pageClient(), `/vehicle/${id}`)).html).not.toContain('data-save');
});
