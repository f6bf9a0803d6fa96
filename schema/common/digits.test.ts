import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRegistration } from '../vehicles/registration';
import { readCount, toLatinDigits } from './digits';
import { problemOf } from './field-rules';
import { OTP_PATTERN, OTP_RULES, readCode } from './one-time-code';
import { PHONE_RULES, parsePhone } from './phone';
import { inDigitsOf, NATIVE_SCRIPTS } from './test/native-digits';

describe.each(NATIVE_SCRIPTS)('the digits of %s', (zero) => {
  const write = (text: string) => inDigitsOf(zero, text);

  it('are read as Latin ones', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(toLatinDigits(write(String(number)))).toBe(String(number));
        expect(readCount(write(number.toLocaleString('en-IN')))).toBe(number);
      }),
    );
  });

  it('are read in mobile numbers', () => {
    const typed = write('98200 00001');
    expect(problemOf(PHONE_RULES, typed)).toBeNull();
    expect(parsePhone(typed)).toMatchObject({ ok: true, e164: '+919820000001' });
    expect(parsePhone(write('+44 7400 123456'))).toMatchObject({ ok: true, e164: '+447400123456' });
  });

  it('are read in one-time codes, by the browser’s own check too', () => {
    const typed = write('123 456');
    expect(readCode(typed)).toBe('123456');
    expect(problemOf(OTP_RULES, typed)).toBeNull();
    expect(typed).toMatch(new RegExp(`^(?:${OTP_PATTERN})$`, 'v'));
  });

  it('are read on plates', () => {
    expect(readRegistration(`MH ${write('12')} AB ${write('1234')}`)?.number).toBe('MH12AB1234');
  });
});

it.each(['', ' ', 'many', '१२ वर्ष', undefined])('%j is no count', (typed) => {
  expect(readCount(typed)).toBeNaN();
});
