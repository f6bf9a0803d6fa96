import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './env';

const PRODUCTION = {
  ...env,
  APP_ENV: 'production',
  SECRET_KEY: 'a secret of more than thirty-two characters',
  PUBLIC_ORIGIN: 'https://chaabi.example',
  MAIL_API_URL: 'https://mail.example/send',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Chaabi <hello@chaabi.example>',
};

describe('production', () => {
  it('starts when nothing is missing, and takes no part of a load test', () => {
    expect(parseSettings({ ...PRODUCTION, RATE_SCALE: '1000' })).toMatchObject({
      APP_ENV: 'production',
      RATE_SCALE: 1,
    });
  });

  it.each([
    ['SECRET_KEY', undefined],
    ['SECRET_KEY', 'short'],
    ['PUBLIC_ORIGIN', undefined],
    ['PUBLIC_ORIGIN', 'http://chaabi.example'],
    ['MAIL_API_URL', ''],
    ['MAIL_API_KEY', undefined],
    ['MAIL_FROM', undefined],
    ['OIDC_ISSUER', 'not an address'],
  ])('does not start with %s %j', (name, value) => {
    expect(() => parseSettings({ ...PRODUCTION, [name]: value })).toThrow(name);
  });

  it('says all that is wrong at once', () => {
    const bare = { ...PRODUCTION, SECRET_KEY: undefined, MAIL_API_URL: undefined, PUBLIC_ORIGIN: undefined };
    expect(() => parseSettings(bare)).toThrow(/SECRET_KEY.*PUBLIC_ORIGIN.*MAIL_API_URL/s);
  });

  it('is not what a misspelt environment is', () => {
    expect(() => parseSettings({ ...PRODUCTION, APP_ENV: 'prod' })).toThrow();
  });
});

describe('development', () => {
  it('needs nothing', () => {
    const { RATE_SCALE: _scale, ...bare } = env;
    expect(parseSettings(bare)).toMatchObject({ APP_ENV: 'development', RATE_SCALE: 1 });
  });

  it.each(['0', '-5', 'many', '1.5'])('has no rate scale of %s', (RATE_SCALE) => {
    expect(() => parseSettings({ ...env, RATE_SCALE })).toThrow('RATE_SCALE');
  });
});
