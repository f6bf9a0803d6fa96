import { describe, expect, it } from 'vitest';
import { CITIES, distanceKm, nearestCity } from './cities';

describe('the cities', () => {
  it('are at least 300, each once, inside India', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(300);
    const names = CITIES.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const outside = CITIES.filter(
      ({ name, lat, lon }) => !name || !(lat > 6.5 && lat < 35.6 && lon > 68 && lon < 97.5),
    );
    expect(outside).toEqual([]);
  });

  it('are near to others of their state, so that no coordinate is mistyped', () => {
    const far = CITIES.filter((city) => {
      const others = CITIES.filter(({ state, name }) => state === city.state && name !== city.name);
      return others.length > 4 && Math.min(...others.map((other) => distanceKm(city, other))) > 220;
    });
    expect(far).toEqual([]);
  });

  it('are at a distance from each other', () => {
    const same = CITIES.filter((city) =>
      CITIES.some((other) => other.name < city.name && other.lat === city.lat && other.lon === city.lon),
    );
    expect(same).toEqual([]);
  });
});

describe('the nearest city', () => {
  it.each([
    ['Hinjawadi', 18.591, 73.739, 'Pune'],
    ['Whitefield', 12.97, 77.75, 'Bengaluru'],
    ['Andheri', 19.12, 72.85, 'Mumbai'],
    ['Salt Lake', 22.58, 88.42, 'Kolkata'],
    ['Lajpat Nagar', 28.57, 77.24, 'New Delhi'],
    ['Velachery', 12.98, 80.22, 'Chennai'],
  ])('of %s is the right one', (_place, lat, lon, name) => {
    expect(nearestCity({ lat, lon })?.name).toBe(name);
  });

  it('is none beyond 50 km', () => {
    expect(nearestCity({ lat: 26.95, lon: 70.2 })).toBeNull();
    expect(nearestCity({ lat: 51.5, lon: -0.13 })).toBeNull();
    const kilometre = 1 / 111.19;
    const { lat, lon } = CITIES.find(({ name }) => name === 'Jaisalmer') ?? { lat: 0, lon: 0 };
    expect(nearestCity({ lat: lat + 49 * kilometre, lon })?.name).toBe('Jaisalmer');
    expect(nearestCity({ lat: lat + 51 * kilometre, lon })).toBeNull();
  });

  it('measures in a straight line', () => {
    expect(distanceKm({ lat: 19.08, lon: 72.88 }, { lat: 28.61, lon: 77.21 })).toBeCloseTo(1148, -1);
  });
});
