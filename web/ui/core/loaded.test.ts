import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Loaded } from './loaded';

const stateOf = (data: string[] | undefined, isError: boolean, failureText?: string) =>
  renderToStaticMarkup(
    createElement(Loaded<string[]>, {
      query: { data, isError, refetch: () => undefined },
      failure: 'Names could not be loaded',
      failureText,
      loading: 'Loading names',
      empty: { icon: null, title: 'No names yet' },
      // biome-ignore lint/correctness/noChildrenProp: JSX is not available in this file.
      children: (names) => `Names: ${names.join(', ')}`,
    }),
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a part of a screen with its own query', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => vi.unstubAllGlobals());

  it('shows that it loads, and nothing else', () => {
    expect(stateOf(undefined, false)).toBe('Loading names');
  });

  it('shows a failure instead of loading on, with what to do and a way to try again', () => {
    expect(stateOf(undefined, true)).toBe(
      'Names could not be loaded Check your connection and try again. Try again',
    );
    expect(stateOf(undefined, true, 'The gift code has expired')).toBe(
      'Names could not be loaded The gift code has expired Try again',
    );
  });

  it('says without a connection that the device has no copy', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(stateOf(undefined, true)).toBe(
      'Not on this device yet You are offline. This screen opens here once you are connected. Try again',
    );
  });

  it('says that a list is empty, and not of a list with one entry', () => {
    expect(stateOf([], false)).toBe('No names yet');
    expect(stateOf(['Asha'], false)).toBe('Names: Asha');
    expect(stateOf(['Asha', 'Murugan'], false)).toBe('Names: Asha, Murugan');
  });

  it('keeps what it has when loading it again fails', () => {
    expect(stateOf(['Asha'], true)).toBe('Names: Asha');
    expect(stateOf([], true)).toBe('No names yet');
  });
});
