import { describe, expect, it } from 'vitest';
import { CATALOGUE, findModel, usualPrice, vehicleInName } from './catalogue';
import { VEHICLE_KINDS } from './kinds';

const MODELS = CATALOGUE.flatMap(({ models }) => models);

describe('the catalogue', () => {
  it('has every kind, at least 60 makes and 600 models', () => {
    expect([...new Set(CATALOGUE.map(({ kind }) => kind))].sort()).toEqual([...VEHICLE_KINDS].sort());
    expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
    expect(MODELS.length).toBeGreaterThanOrEqual(600);
  });

  it('names each make once in its kind, and each model once in its make', () => {
    const makes = CATALOGUE.map(({ kind, name }) => `${kind} ${name.toLowerCase()}`);
    expect(makes.filter((make, at) => makes.indexOf(make) !== at)).toEqual([]);
    for (const { name, models } of CATALOGUE) {
      const names = models.map((model) => model.name.toLowerCase());
      expect(names.filter((model, at) => names.indexOf(model) !== at)).toEqual([]);
      expect(name).toMatch(/^\S(.{0,58}\S)?$/);
      expect(models.length).toBeGreaterThan(0);
    }
  });

  it('gives each model a body, a fuel and a usual price', () => {
    for (const { name, fuels, low, high } of MODELS) {
      expect(fuels.length, name).toBeGreaterThan(0);
      expect(low, name).toBeGreaterThan(0);
      expect(high, name).toBeGreaterThan(low);
      expect(name).toMatch(/^\S(.{0,58}\S)?$/);
    }
  });

  it('finds a model in any case, with its usual price', () => {
    expect(findModel('scooter', 'honda', 'ACTIVA 6G')).toMatchObject({ body: 'Scooter', fuels: ['Petrol'] });
    expect(usualPrice('scooter', 'Honda', 'Activa 6G')).toMatchObject({ low: 42_000, high: 88_000 });
    const scooters = usualPrice('scooter', 'Honda', 'Unheard of');
    expect(scooters.low).toBeLessThan(20_000);
    expect(scooters.high).toBeGreaterThan(100_000);
  });
});

it.each([
  ['2019 Honda Activa 6G', 'scooter', 'Honda', 'Activa 6G'],
  ['Activa 6G 2019', 'scooter', 'Honda', 'Activa 6G'],
  ['2021 Maruti Suzuki Swift VXi', 'car', 'Maruti Suzuki', 'Swift'],
  ['Maruti Swift Dzire 2015', 'car', 'Maruti Suzuki', 'Swift Dzire'],
  ['2021 Maruti Suzuki WagonR LXi CNG', 'car', 'Maruti Suzuki', 'Wagon R'],
  ['2021 Hyundai Creta SX CVT', 'car', 'Hyundai', 'Creta'],
  ['Hyundai, well kept', 'car', 'Hyundai', undefined],
  ['Mahindra 575 DI', 'tractor', 'Mahindra', '575 DI'],
])('%j says a %s of %s, model %s', (name, kind, make, model) => {
  const said = vehicleInName(name);
  expect(said).toMatchObject({ kind, make });
  expect(said?.model?.name).toBe(model);
});

it.each(['Well-kept family car', 'City car', '800 km only', ''])('%j names none', (name) => {
  expect(vehicleInName(name)).toBeNull();
});
