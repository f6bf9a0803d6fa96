import { describe, expect, it } from 'vitest';
import { adminTabAt, movedTabAddress, vehicleAt, workspaceTabAt } from './tab-paths';

const moved = (address: string) => {
  const [pathname = '', search] = address.split('?');
  return movedTabAddress({ pathname, search: search ? `?${search}` : '' });
};

describe('an address with ?tab=', () => {
  it.each([
    ['/dashboard?tab=leads&lead=0192', '/dashboard/leads?lead=0192'],
    ['/dashboard?section=notifications&tab=settings', '/dashboard/settings?section=notifications'],
    ['/dashboard?tab=print&code=23456789', '/dashboard/print?code=23456789'],
    ['/dashboard?tab=dashboard', '/dashboard'],
    ['/dashboard?tab=nonsense&add=vehicle', '/dashboard?add=vehicle'],
    ['/dashboard?tab=constructor', '/dashboard'],
    ['/dashboard?tab=https://evil.example', '/dashboard'],
    ['/admin?tab=analytics&user=0192', '/admin/analytics?user=0192'],
    ['/admin?tab=overview', '/admin'],
  ])('%s leads to %s', (from, to) => {
    expect(moved(from)).toBe(to);
  });

  it.each(['/dashboard', '/dashboard?add=vehicle', '/dashboard/leads?tab=contacts', '/vehicle/1?tab=leads'])(
    '%s stays',
    (address) => {
      expect(moved(address)).toBeUndefined();
    },
  );
});

it('the screen of a path is found, with a slash at its end too', () => {
  expect([
    workspaceTabAt('/dashboard'),
    workspaceTabAt('/dashboard/leads/'),
    adminTabAt('/admin/analytics'),
  ]).toEqual(['dashboard', 'leads', 'analytics']);
  expect([workspaceTabAt('/dashboard/nonsense'), workspaceTabAt('/admin'), adminTabAt('/dashboard')]).toEqual(
    [undefined, undefined, undefined],
  );
});

it('a listing’s page belongs to the listings', () => {
  const id = '01936e4f-1c2d-7abc-8def-0123456789ab';
  expect([vehicleAt(`/dashboard/listings/${id}`), workspaceTabAt(`/dashboard/listings/${id}/`)]).toEqual([
    id,
    'listings',
  ]);
  for (const path of [
    '/dashboard/listings',
    `/dashboard/leads/${id}`,
    `/dashboard/listings/${id}/x`,
    '/dashboard/listings/x',
  ]) {
    expect(vehicleAt(path), path).toBeUndefined();
  }
});
