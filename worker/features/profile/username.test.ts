import { describe, expect, it } from 'vitest';
import { USERNAME_MESSAGES } from '../../../schema/profile/usernames';
import { anonymous, asSeller, type Seller } from '../../test/factories';

let serial = 0;
const unused = () => `name-${Date.now().toString(36)}-${++serial}`;

const choose = (seller: Pick<Seller, 'send'>, username: string, fields: Record<string, unknown> = {}) =>
  seller.send('PUT', '/api/auth/user/profile', {
    json: { firstName: 'Asha', lastName: 'Rao', accountType: 'personal', username, ...fields },
  });
const check = async (seller: Pick<Seller, 'get'>, username: string) =>
  (await seller.get(`/api/auth/username/check/${encodeURIComponent(username)}`)).body;

describe('a username', () => {
  it('is lower case, and set once', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const name = unused();
    expect((await choose(seller, name.toUpperCase())).body.username).toBe(name);
    expect((await choose(seller, name)).status).toBe(200);
    const other = await choose(seller, unused(), { firstName: 'Other' });
    expect([other.status, other.body.fields]).toEqual([409, { username: USERNAME_MESSAGES.setOnce }]);
    expect((await seller.get('/api/auth/user')).body).toMatchObject({ username: name, firstName: 'Asha' });
    expect(
      (
        await seller.send('PUT', '/api/auth/user/profile', {
          json: { firstName: 'Asha', lastName: 'Rao', accountType: 'personal' },
        })
      ).body.username,
    ).toBe(name);
  });

  it('is only one, even if several are chosen at once', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => choose(seller, unused())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is for Pro sellers', async () => {
    const seller = await asSeller({ plan: 'growth' });
    expect((await choose(seller, unused())).body.error).toBe('pro_required');
    expect((await seller.get(`/api/auth/username/check/${unused()}`)).status).toBe(403);
    expect((await anonymous().get(`/api/auth/username/check/${unused()}`)).status).toBe(401);
  });

  it('follows the rules of the form, with its messages', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const cases = [
      ['abc', USERNAME_MESSAGES.tooShort],
      ['1abcd', USERNAME_MESSAGES.characters],
      ['ab cd', USERNAME_MESSAGES.characters],
      ['raja@motors', USERNAME_MESSAGES.characters],
      ['गाड़ीवाला', USERNAME_MESSAGES.characters],
      ['a'.repeat(31), USERNAME_MESSAGES.tooLong],
      ['vehicle', USERNAME_MESSAGES.taken],
      ['Dashboard', USERNAME_MESSAGES.taken],
      ['support', USERNAME_MESSAGES.taken],
    ] as const;
    for (const [name, message] of cases) {
      expect((await choose(seller, name)).body.fields, name).toEqual({ username: message });
      expect(await check(seller, name), name).toEqual({ available: false, message });
    }
  });

  it('is checked before it is chosen', async () => {
    const [first, second] = [await asSeller({ plan: 'pro' }), await asSeller({ plan: 'pro' })];
    const name = unused();
    expect(await check(first, name)).toEqual({ available: true, message: 'Username is available' });
    await choose(first, name);
    expect(await check(first, name)).toMatchObject({ available: true });
    expect(await check(second, name.toUpperCase())).toEqual({
      available: false,
      message: 'Username is already taken',
    });
    const refused = await choose(second, name, { firstName: 'Late' });
    expect([refused.status, refused.body.fields]).toEqual([409, { username: 'Username is already taken' }]);
    expect((await second.get('/api/auth/user')).body.firstName).toBe('Test');
  });

  it('goes to one of a hundred who want it at once', async () => {
    const sellers = await Promise.all(Array.from({ length: 100 }, () => asSeller({ plan: 'pro' })));
    const name = unused();
    const answers = await Promise.all(sellers.map((seller) => choose(seller, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  });
});
