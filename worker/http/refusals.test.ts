import { expect, it } from 'vitest';
import { anonymous, asSeller, offer, publishVehicle } from '../test/factories';

it('a refusal says its kind, its code and its values', async () => {
  const { body } = await anonymous().get('/api/vehicles/01a20867-6ee0-7607-a684-9b68ca00a05c');
  expect(body).toMatchObject({ error: 'not_found', code: 'vehicle_not_found', values: {} });
  expect(body).not.toHaveProperty('problems');
});

it('a refused offer says by code what is wrong with each field, and by how much', async () => {
  const { id } = await publishVehicle(await asSeller());
  const sent = offer(id, { buyerName: 'x'.repeat(101), buyerMobile: '12', offerPrice: '0' });
  const { status, body } = await anonymous().post('/api/leads', sent);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: 'invalid',
    code: 'not_valid',
    fields: { buyerName: 'At most 100 characters' },
    problems: {
      buyerName: { code: 'too_long', values: { limit: 100 } },
      buyerMobile: { code: 'mobile_too_short', values: {} },
      offerPrice: { code: 'offer_too_low', values: {} },
    },
  });
});

it('the description of the API has the codes', async () => {
  const { body } = await anonymous().get('/api/openapi.json');
  const { code, values, problems } = body.components.schemas.Error.properties;
  expect(code.enum).toContain('offer_withdrawn');
  expect(values.additionalProperties).toBeTruthy();
  expect(problems.additionalProperties.required).toEqual(['code', 'values']);
});
