import { describe, expect, it } from 'vitest';
import { weekdayOf } from './days';
import { readPin } from './pin';

const at = (latitude: number, longitude: number) => ({ latitude, longitude, mapLink: null });
const BENGALURU = at(12.9716, 77.5946);

describe('a pin', () => {
  it.each([
    '12.9716,77.5946',
    ' 12.9716, 77.5946 ',
    '(12.9716, 77.5946)',
    '12.9716 77.5946',
    '12.9716° N, 77.5946° E',
    'https://www.google.com/maps/@12.9716,77.5946,17z',
    'https://maps.google.com/?q=12.9716,77.5946',
    'https://www.google.com/maps/search/?api=1&query=12.9716%2C77.5946',
    'https://www.google.com/maps/search/12.9716,+77.5946',
    'https://www.google.com/maps/place/Yard/@13,78,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d12.9716!4d77.5946',
    'https://www.google.co.in/maps/place/12.9716,77.5946',
  ])('is the position in %s', (typed) => expect(readPin(typed)).toEqual(BENGALURU));

  it('is rounded to ten centimetres', () =>
    expect(readPin('12.97161234567, 77.59461239999')).toEqual(at(12.971612, 77.594612)));

  it.each([
    'https://maps.app.goo.gl/AbC123?g_st=ic',
    'https://goo.gl/maps/AbC123',
    'https://maps.google.com/?cid=123',
    'https://www.google.com/maps/place/Sharma+Motors',
  ])('stays the link %s', (typed) =>
    expect(readPin(typed)).toEqual({ latitude: null, longitude: null, mapLink: typed }),
  );

  it.each([
    ['Plot 7, Demo Road', 'unreadable'],
    ['12.97', 'unreadable'],
    ['', 'unreadable'],
    ['77.5946, 12.9716', 'notIndia'],
    ['91, 77', 'notIndia'],
    ['0,0', 'notIndia'],
    ['https://maps.google.com/?q=48.85,2.35', 'notIndia'],
    ['http://maps.app.goo.gl/AbC123', 'notHttps'],
    ['javascript:alert(1)', 'notMaps'],
    ['data:text/html,x', 'notMaps'],
    ['https://evil.test/maps/@12.97,77.59', 'notMaps'],
    ['https://www.google.com/url?q=https://evil.test', 'notMaps'],
    ['https://www.google.com/mapsevil', 'notMaps'],
    ['https://www.google.com.evil.test/maps', 'notMaps'],
    ['https://evil.test@maps.google.com/', 'notMaps'],
    ['https://maps.google.com@evil.test/', 'notMaps'],
    ['https://maps.google.com:8443/', 'notMaps'],
    ['https://goo.gl/AbC123', 'notMaps'],
  ])('%s is none: %s', (typed, problem) => expect(readPin(typed)).toBe(problem));
});

it('a day has its weekday', () => {
  expect(weekdayOf('2026-11-29')).toBe('sunday');
  expect(weekdayOf('2026-12-01')).toBe('tuesday');
});
