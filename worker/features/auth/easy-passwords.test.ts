import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../dev/demo-accounts';
import { PASSWORD } from '../../test/factories';
import { isEasyPassword } from './easy-passwords';

const EMAIL = 'lakshmi.cars82@example.test';

describe('a new password', () => {
  it.each(['password', 'PassWord', 'Qwertyuiop', 'iloveyou', '11111111', 'trustno1'])(
    'must not be among the most common: %s',
    (password) => expect(isEasyPassword(password, EMAIL)).toBe(true),
  );

  it.each([
    ['our name', 'Chaabi2026!'],
    ['our name in Hindi', 'चाबी-2026'],
    ['words of what we do', 'my-used-cars'],
    ['their mailbox', 'Lakshmi.Cars82'],
  ])('must not be made of %s', (_, password) => expect(isEasyPassword(password, EMAIL)).toBe(true));

  it.each([
    PASSWORD,
    DEMO_PASSWORD,
    'lakshmi-rides-a-comet',
    'Test@1234',
    '8301749265',
    'चाबी मेरे पास नहीं',
    '!@#$%^&*()_',
  ])('may be anything else: %s', (password) => expect(isEasyPassword(password, EMAIL)).toBe(false));
});
