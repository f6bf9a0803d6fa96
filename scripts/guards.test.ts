import { describe, expect, it } from 'vitest';
import { GUARDS, staleness } from './proof/guards/table.mjs';

/** `npm run proof guards` removes them one by one; a guard that has moved would not be tried. */
describe('the table of guards', () => {
  it.each(GUARDS)('knows where "$name" stands', (guard) => {
    expect(staleness(guard)).toBeNull();
  });

  it('has forty of them at least', () => {
    expect(GUARDS.length).toBeGreaterThanOrEqual(40);
  });
});
