import { describe, expect, it } from 'vitest';
import { parseSpecifications, specificationsText } from './specifications-text';

describe('specifications as text', () => {
  it('go there and back as pairs', () => {
    const pairs = { Owners: '1', 'Service history': 'Complete: at the dealer' };
    expect(specificationsText(pairs)).toBe('Owners: 1\nService history: Complete: at the dealer');
    expect(parseSpecifications(specificationsText(pairs))).toEqual(pairs);
  });

  it('stay a text as soon as one line is no pair', () => {
    expect(parseSpecifications('Owners: 1\nnew tyres')).toBe('Owners: 1\nnew tyres');
  });

  it('are nothing when there is nothing but space', () => {
    expect(parseSpecifications(' \n ')).toBeNull();
    expect(specificationsText(null)).toBe('');
  });
});
