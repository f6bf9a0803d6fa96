import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE_RETURN_URLS } from '../../../schema/common/return-urls.samples';
import { takeDestination } from './sign-in-memory';

describe('a hostile return address', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is not followed after sign-in, from the address or from the tab’s memory', () => {
    expect(HOSTILE_RETURN_URLS.filter((value) => takeDestination(value) !== '/dashboard')).toEqual([]);
    let remembered = '';
    vi.stubGlobal('sessionStorage', { getItem: () => remembered, removeItem: () => {} });
    const followed = HOSTILE_RETURN_URLS.filter((value) => {
      remembered = value;
      return takeDestination() !== '/dashboard';
    });
    expect(followed).toEqual([]);
  });
});
