import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { createPlatform } from '../context';
import { parseSettings } from '../env';
import { sha1 } from './crypto';

const provider = inject('leakProvider');
const listAt = (LEAKED_PASSWORDS_URL: string) => {
  const bindings = { ...env, LEAKED_PASSWORDS_URL };
  return createPlatform(bindings, parseSettings(bindings)).leakedPasswords;
};
const list = listAt(provider);

interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
}
const asked = async () => (await fetch(`${provider}/asked`)).json<Asked[]>();

describe('the list of leaked passwords', () => {
  it('contains what was seen in a leak, but neither others nor padding', async () => {
    expect(await list.has('leaked-from-a-shop')).toBe(true);
    expect(await list.has('leaked-from-a-shop2')).toBe(false);
    expect(await list.has('among-the-padding')).toBe(false);
  });

  it('receives five digits of a hash, and nothing else', async () => {
    const password = 'told-to-nobody-4711';
    const hash = sha1(password).toUpperCase();
    await list.has(password);
    const all = await asked();
    const own = all.filter(({ url }) => url === `/range/${hash.slice(0, 5)}`);
    expect(own).toMatchObject([
      { method: 'GET', headers: { 'add-padding': 'true', 'user-agent': 'Chaabi' } },
    ]);
    for (const { url } of all) expect(url).toMatch(/^(\/\w+)?\/range\/[0-9A-F]{5}$/);
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`${password}|${hash.slice(5)}`, 'i'));
    for (const name of ['cookie', 'authorization', 'referer']) {
      expect(own[0]?.headers).not.toHaveProperty(name);
    }
  });

  it('recognises a password in any Unicode composition', async () => {
    await list.has('caf\u00e9-au-lait-12');
    await list.has('cafe\u0301-au-lait-12');
    const hash = sha1('caf\u00e9-au-lait-12').toUpperCase().slice(0, 5);
    expect((await asked()).filter(({ url }) => url.endsWith(hash))).toHaveLength(2);
  });

  it.each(['down', 'moved', 'page', 'nothing', 'half'])(
    'fails if it answers with anything but a list: %s',
    async (how) => {
      await expect(listAt(`${provider}/${how}`).has('leaked-from-a-shop')).rejects.toThrow(/list of leaked/);
    },
  );

  it.each(['silent', 'stalling'])('is not waited for if it does not answer: %s', async (how) => {
    await expect(listAt(`${provider}/${how}`).has('leaked-from-a-shop')).rejects.toThrow(/timeout/i);
  });
});
