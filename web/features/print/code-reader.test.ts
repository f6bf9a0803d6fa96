import { expect, it } from 'vitest';
import { codeIn } from './code-reader';

const ORIGIN = 'https://chaabi.example';

it.each([
  [`${ORIGIN}/q/x4k48jpu`, 'x4k48jpu'],
  [`${ORIGIN}/q/x4k48jpu?lang=hi`, 'x4k48jpu'],
  [`${ORIGIN}/q/x4k48jpu/more`, null],
  [`${ORIGIN}/vehicle/x4k48jpu`, null],
  [`${ORIGIN}/q/`, null],
  ['https://chaabi.example.evil.test/q/x4k48jpu', null],
  ['https://other.test/q/x4k48jpu', null],
  ['upi://pay?pa=somebody', null],
  ['', null],
])('reads %s as %s', (text, code) => {
  expect(codeIn(text, ORIGIN)).toBe(code);
});
