import { describe, expect, it } from 'vitest';
import { parseSpecifications, specificationsText } from './specifications-text';

describe('specifications as text', () => {
  it('are converted to pairs and back', () => {
    const pairs = { Owners: '1', 'Service history': 'Complete: at the dealer' };
    expect(specificationsText(pairs)).toBe('Owners: 1\nService history: Complete: at the dealer');
    expect(parseSpecifications(specificationsText(pairs))).toEqual(pairs);
  });

  it('stay text if a single line is not a pair', () => {
    expect(parseSpecifications('Owners: 1\nnew tyres')).toBe('Owners: 1\nnew tyres');
  });

  it('are empty if there is only white space', () => {
    expect(parseSpecifications(' \n ')).toBeNull();
    expect(specificationsText(null)).toBe('');
  });
});
