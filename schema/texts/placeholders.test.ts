import { describe, expect, it } from 'vitest';
import { fillIn, placeholdersIn } from './placeholders';

describe('a text', () => {
  it('is filled in, also where the same is said twice', () => {
    expect(fillIn('{car}: {price}.\n{car}', { car: '2018 Swift', price: '₹4,75,000' })).toEqual({
      text: '2018 Swift: ₹4,75,000.\n2018 Swift',
      missing: [],
    });
  });

  it('leaves out the line of what is not known, and says what', () => {
    const text = 'Hello,\n\n{address}\nMap: {map}\n{hours}\n\nSee you.';
    expect(fillIn(text, { hours: '10 to 7', map: null })).toEqual({
      text: 'Hello,\n\n10 to 7\n\nSee you.',
      missing: ['address', 'map'],
    });
    expect(fillIn(text, {})).toEqual({ text: 'Hello,\n\nSee you.', missing: ['address', 'map', 'hours'] });
  });

  it('keeps the line of a buyer without a name', () => {
    expect(fillIn('Hello {buyer}, yes.', {})).toEqual({ text: 'Hello, yes.', missing: [] });
    expect(fillIn('{buyer}, {car} is here.', { buyer: null, car: 'Creta' }).text).toBe(', Creta is here.');
    expect(fillIn('नमस्ते {buyer} जी, {car} यहाँ है।', { car: 'Creta' }).text).toBe('नमस्ते जी, Creta यहाँ है।');
  });

  it('takes a name as it is, with braces or a dollar', () => {
    expect(fillIn('Hello {buyer}, {car}', { buyer: '{car} {x} $& $1', car: '{price}' })).toEqual({
      text: 'Hello {car} {x} $& $1, {price}',
      missing: [],
    });
  });

  it('may be empty once everything is missing', () => {
    expect(fillIn('{address}', {})).toEqual({ text: '', missing: ['address'] });
  });

  it('names what cannot be filled in', () => {
    expect(placeholdersIn('{buyer} {Car} {name} {} {buyer} { open {price}')).toEqual({
      known: ['buyer', 'price'],
      unknown: ['Car', 'name', ''],
    });
    expect(placeholdersIn('a { b\n c }')).toEqual({ known: [], unknown: [] });
  });
});
