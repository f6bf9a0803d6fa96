import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './return-url';
import { HOSTILE_RETURN_URLS } from './return-urls.samples';

describe('safeReturnUrl', () => {
  it('keeps our own paths as they are', () => {
    for (const path of ['/', '/vehicle/1?x=1#y', '/sharma-motors', '/apiary', '/a?next=//b', '/%E0%A4%95']) {
      expect(safeReturnUrl(path)).toBe(path);
    }
  });

  it('refuses whatever could leave the site or reach the API', () => {
    expect(safeReturnUrl(undefined)).toBe('/dashboard');
    expect(HOSTILE_RETURN_URLS.length).toBeGreaterThanOrEqual(60);
    expect(HOSTILE_RETURN_URLS.filter((value) => safeReturnUrl(value) !== '/dashboard')).toEqual([]);
  });
});
