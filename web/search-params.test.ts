import { describe, expect, it } from 'vitest';
import { parsePaySearch, parsePlansSearch } from './features/billing/plan-search';
import * as tabs from './features/workspace/tab-search';
import { parseSearch, stringifySearch } from './lib/search-text';

const READERS: Record<string, (raw: Record<string, unknown>) => object> = {
  parsePaySearch,
  parsePlansSearch,
  ...tabs,
};

/** Reads an address with nonsense in every parameter, and records which parameters were read. */
function nonsense() {
  const names = new Set<string>();
  const raw = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return { non: 'sense' };
      },
    },
  );
  return { names, raw };
}

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it('lists every search parameter that a route reads, so that the router drops the others', () => {
    const { names, raw } = nonsense();
    expect(Object.keys(read(raw))).toEqual(expect.arrayContaining([...names]));
    expect(Object.values(read(raw)).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('an address', () => {
  it.each(['23456789', '1e5', 'true', 'null', '"quoted"', '{}', 'a & b = 50 %', 'ॐ'])(
    'keeps %s as text',
    (code) => {
      expect(parseSearch(stringifySearch({ code, section: undefined }))).toEqual({ code });
    },
  );

  it('has no parameters without values', () => {
    expect(stringifySearch({ code: undefined })).toBe('');
  });
});
