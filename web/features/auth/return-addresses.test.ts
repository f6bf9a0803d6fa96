import { isRedirect } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE_RETURN_URLS } from '../../../schema/common/return-urls.samples';
import { takeDestination } from './sign-in-memory';
import { leaveWhenSignedIn } from './sign-in-search';

const user = { id: 'one' } as Parameters<typeof leaveWhenSignedIn>[0];

/** Where whoever is signed in already is sent from a sign-in screen. */
function leadsTo(returnUrl: string): string | undefined {
  try {
    leaveWhenSignedIn(user, { returnUrl });
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options.href;
    throw thrown;
  }
}

describe('a hostile return address', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is not followed by who is signed in already', () => {
    expect(leadsTo('/vehicles')).toBe('/vehicles');
    expect(HOSTILE_RETURN_URLS.filter((value) => leadsTo(value) !== '/dashboard')).toEqual([]);
  });

  it('is not followed after sign-in, from the address or from what the tab remembers', () => {
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
