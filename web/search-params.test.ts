import { describe, expect, it } from 'vitest';
import { readAdminSearch } from './features/admin/admin-search';
import { parsePaySearch, parsePlansSearch } from './features/billing/plan-search';
import { readWorkspaceSearch } from './features/workspace/workspace-search';

const READERS: Record<string, (raw: Record<string, unknown>) => object> = {
  readAdminSearch,
  parsePaySearch,
  parsePlansSearch,
  readWorkspaceSearch,
};

/** An address with nonsense in every parameter, and the parameters that were read. */
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
  });
});
