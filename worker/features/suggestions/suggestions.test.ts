import { describe, expect, it } from 'vitest';
import { SUGGESTION_MESSAGES } from '../../../schema/suggestions/input';
import { anonymous, asSeller, publishVehicle, type Seller } from '../../test/factories';

const path = (id: string) => `/api/vehicles/${id}/suggestions`;

async function dealer() {
  const seller = await asSeller({ plan: 'pro', shard: 0 });
  const [base, first, second, third] = [
    await publishVehicle(seller, { name: 'Base' }),
    await publishVehicle(seller, { name: 'First' }),
    await publishVehicle(seller, { name: 'Second' }),
    await publishVehicle(seller, { name: 'Third' }),
  ];
  return { seller, base, first, second, third };
}

const suggest = (seller: Seller, id: string, ...ids: string[]) =>
  seller.post(path(id), { suggestedVehicleIds: ids });

const names = async (id: string) =>
  (await anonymous().get(path(id))).body.map(
    ({ suggestedVehicle }: { suggestedVehicle: { name: string } }) => suggestedVehicle.name,
  );

describe('suggestions', () => {
  it('are shown to everybody in the chosen order, and replaced by new ones', async () => {
    const { seller, base, first, second, third } = await dealer();
    const answer = await suggest(seller, base.id, second.id, first.id);
    expect(answer.status).toBe(201);
    expect(answer.body[0]).toMatchObject({
      suggestedVehicleId: second.id,
      suggestedVehicle: { name: 'Second', price: 475_000, year: 2020, status: 'available' },
    });
    expect(await names(base.id)).toEqual(['Second', 'First']);
    await suggest(seller, base.id, third.id);
    expect(await names(base.id)).toEqual(['Third']);
    const page = await anonymous().get(`/api/vehicles/${base.id}`);
    expect(page.body.suggestions.map(({ id }: { id: string }) => id)).toEqual([third.id]);
  });

  it('can be made for a sold vehicle too, but a sold one is never suggested', async () => {
    const { seller, base, first, second } = await dealer();
    await seller.patch(`/api/vehicles/${base.id}/status`, { status: 'sold' });
    expect((await suggest(seller, base.id, first.id, second.id)).status).toBe(201);
    await seller.patch(`/api/vehicles/${first.id}/status`, { status: 'sold' });
    expect(await names(base.id)).toEqual(['Second']);
    expect((await suggest(seller, base.id, first.id)).status).toBe(404);
    expect(await names(base.id)).toEqual(['Second']);
  });

  it('are one or two, in the dialog’s words', async () => {
    const { seller, base, first, second, third } = await dealer();
    const none = await suggest(seller, base.id);
    expect(none).toMatchObject({ status: 400, body: { message: SUGGESTION_MESSAGES.none } });
    const many = await suggest(seller, base.id, first.id, second.id, third.id);
    expect(many).toMatchObject({ status: 400, body: { message: SUGGESTION_MESSAGES.tooMany } });
    expect((await suggest(seller, base.id, first.id, first.id)).status).toBe(400);
    expect((await suggest(seller, base.id, base.id)).status).toBe(404);
    expect(await names(base.id)).toEqual([]);
  });

  it('are all the seller’s own, or none is written', async () => {
    const { seller, base, first } = await dealer();
    const other = await dealer();
    await suggest(seller, base.id, first.id);
    expect((await suggest(seller, base.id, first.id, other.first.id)).status).toBe(404);
    expect((await suggest(other.seller, base.id, other.first.id)).status).toBe(404);
    expect((await other.seller.delete(path(base.id))).status).toBe(404);
    expect((await anonymous().delete(path(base.id))).status).toBe(401);
    expect(await names(base.id)).toEqual(['First']);
  });

  it('belong to the Pro plan, and can be removed on any', async () => {
    const seller = await asSeller();
    const [base, other] = [await publishVehicle(seller), await publishVehicle(seller)];
    const refused = await suggest(seller, base.id, other.id);
    expect(refused).toMatchObject({ status: 403, body: { error: 'pro_required' } });
    expect((await seller.delete(path(base.id))).status).toBe(200);
  });

  it('are removed together', async () => {
    const { seller, base, first, second } = await dealer();
    await suggest(seller, base.id, first.id, second.id);
    expect((await seller.delete(path(base.id))).status).toBe(200);
    expect(await names(base.id)).toEqual([]);
  });
});
