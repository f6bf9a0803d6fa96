import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { VehicleCard } from '../../features/cards/card-facts';
import { fitting } from './card-line';
import { cardSvg } from './card-svg';
import { cut, drawable, widthOf, wrap } from './card-text';

const SWIFT: VehicleCard = {
  kind: 'vehicle',
  name: 'Maruti Swift VXi',
  price: 475_000,
  currency: 'INR',
  year: 2019,
  kmsDriven: 42_000,
  fuelType: 'Petrol',
  owners: null,
  rto: null,
  status: 'available',
  seller: 'Sharma Motors',
  photos: [],
};

const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const vehicle = (fields: Partial<VehicleCard> = {}, hrefs: string[] = []) =>
  cardSvg({ ...SWIFT, ...fields }, hrefs);

describe('a vehicle’s card', () => {
  it('shows name, price, year, kilometres, fuel and seller', () => {
    expect(textsOf(vehicle())).toEqual([
      'Chaabi',
      'Maruti Swift VXi',
      '₹4,75,000',
      '2019 · 42,000 km',
      'Petrol',
      'Sharma Motors',
      'Make an offer',
    ]);
  });

  it('has a button whose words are not made smaller', () => {
    expect(vehicle()).toMatch(/font-size="30"[^>]*>Make an offer</);
    const profile = cardSvg({ kind: 'profile', name: 'A', vehicleCount: 1, photos: [] }, []);
    expect(profile).toMatch(/font-size="30"[^>]*>See and make offers</);
  });

  it('does not repeat the year, and omits what is not known', () => {
    expect(textsOf(vehicle({ name: 'Ace 2019' }))).toContain('42,000 km · Petrol');
    expect(textsOf(vehicle({ kmsDriven: null, fuelType: null }))).toContain('2019');
  });

  it('shows that it is sold, without an offer', () => {
    const sold = textsOf(vehicle({ status: 'sold' }));
    expect(sold).toContain('SOLD');
    expect(sold).not.toContain('Make an offer');
    expect(textsOf(vehicle({ status: 'pending' }))).toContain('Pending');
  });

  it.each(CURRENCIES)('has a price that the font can write in $code', ({ code }) => {
    const [price = ''] = textsOf(vehicle({ currency: code, price: 9_876_543 })).filter((text) =>
      text?.includes('98,76,543'),
    );
    expect(price).toMatch(/^(₹|\$|€|£|A\$|C\$|¥|S\$|AED |SAR )98,76,543$/);
    expect(drawable(price)).toBe(price);
  });

  it('never exceeds its panel, however long the text', () => {
    const long = 'Mahindra & Mahindra Scorpio-N Z8L Diesel Automatic 4WD Donaudampfschifffahrtsgesellschaft';
    const svg = vehicle({ name: long, seller: long, fuelType: long, price: 9_999_999_999.99 });
    for (const [, x, size, text = ''] of svg.matchAll(
      /<text x="(\d+)"[^>]*font-size="(\d+)"[^>]*>([^<]*)</g,
    )) {
      if (x !== '800') continue;
      const written = text.replaceAll('&#38;', '&');
      expect(widthOf(written, Number(size)), written).toBeLessThanOrEqual(364);
    }
  });

  it('never contains markup', () => {
    const svg = vehicle({
      name: '<script>a</script> "&\'',
      seller: '</text><image href="https://evil.example/"/>',
    });
    expect(svg).not.toMatch(/<script|<image|evil\.example\/"/);
    expect(vehicle({}, ['data:x" onload="'])).not.toContain('" onload');
  });

  it('leaves out what the font cannot draw correctly', () => {
    expect(drawable('🔥 Bajaj RE बजाज — ₹1 லட்சம்')).toBe('Bajaj RE — ₹1');
    expect(textsOf(vehicle({ name: 'बजाज' }))).toContain('₹4,75,000');
  });
});

describe('the photos of a card', () => {
  it.each([0, 1, 2, 3, 4])('are %i', (count) => {
    const hrefs = Array.from({ length: count }, (_, at) => `data:${at}`);
    const svg = cardSvg({ kind: 'profile', name: 'A', vehicleCount: count, photos: [] }, hrefs);
    expect([...svg.matchAll(/<image href="data:(\d)"/g)].map(([, at]) => Number(at))).toEqual([
      ...hrefs.keys(),
    ]);
    expect(textsOf(svg)).toContain(count === 1 ? 'vehicle for sale' : 'vehicles for sale');
  });
});

describe('a line', () => {
  it('is broken between words, and truncated if it is too long', () => {
    expect(wrap('one two three', 40, 170, 3)).toEqual(['one two', 'three']);
    expect(wrap('one two three four five', 40, 170, 2)).toEqual(['one two', 'three f…']);
    expect(wrap('', 40, 170, 2)).toEqual([]);
    expect(cut('abcdefghijklmnop', 40, 100)).toMatch(/^ab.*…$/);
    expect(fitting('₹9,99,99,99,999', 66, 364, null)).toBeLessThan(66);
    expect(fitting('₹1', 66, 364, null)).toBe(66);
  });
});
