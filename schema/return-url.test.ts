import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './return-url';

describe('safeReturnUrl', () => {
  it('keeps our own paths as they are', () => {
    for (const path of ['/', '/vehicle/1?x=1#y', '/sharma-motors', '/apiary', '/a?next=//b', '/%E0%A4%95']) {
      expect(safeReturnUrl(path)).toBe(path);
    }
  });

  it('refuses whatever could leave the site or reach the API', () => {
    const evil = [
      undefined,
      '',
      'dashboard',
      '//evil.example',
      '///evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/%5Cevil.example',
      '/a//evil.example',
      '/..//evil.example',
      '/%2e%2e/api/logout',
      '/./api/logout',
      '/api',
      '/API/logout',
      '/%61pi/logout',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/%09/evil.example',
      '/\u0000',
      '/%',
      `/${'a'.repeat(2000)}`,
    ];
    for (const value of evil) expect(safeReturnUrl(value), String(value)).toBe('/dashboard');
  });
});
