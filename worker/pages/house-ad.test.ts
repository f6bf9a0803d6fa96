import { expect, it } from 'vitest';
import { asSeller, publishVehicle, type Seller } from '../test/factories';
import { htmlOf, pageClient, withPages } from '../test/pages';

const AD = '<aside aria-label="Advertisement"';

async function hasAd(id: string, viewer?: Seller) {
  const client = viewer ? withPages(viewer) : pageClient();
  const answer = await client.get(`/vehicle/${id}`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  return htmlOf(answer).includes(AD);
}

it('a vehicle’s page advertises our plans unless its seller or the viewer has paid for one', async () => {
  const [free, paying] = [await asSeller(), await asSeller({ plan: 'pro' })];
  const [ofFree, ofPaying] = [await publishVehicle(free), await publishVehicle(paying)];
  const viewer = await asSeller();
  expect([await hasAd(ofFree.id), await hasAd(ofFree.id, viewer)]).toEqual([true, true]);
  expect([
    await hasAd(ofFree.id, paying),
    await hasAd(ofPaying.id),
    await hasAd(ofPaying.id, viewer),
  ]).toEqual([false, false, false]);
});
