import { expect, it } from 'vitest';
import { codeIn } from './code-reader';

const ORIGIN = 'https://chaabi.example';

it.each([
  [`${ORIGIN}/q/x4k48jpu7q`, 'x4k48jpu7q'],
  [`${ORIGIN}/q/x4k48jpu7q?lang=hi`, 'x4k48jpu7q'],
  [`${ORIGIN}/q/x4k48jpu7q/more`, null],
  [`${ORIGIN}/vehicle/x4k48jpu7q`, null],
  [`${ORIGIN}/q/`, null],
  ['https://chaabi.example.evil.test/q/x4k48jpu7q', null],
  ['https://other.test/q/x4k48jpu7q', null],
  ['upi://pay?pa=somebody', null],
  ['', null],
])('reads %s as %s', (text, code) => {
  expect(codeIn(text, ORIGIN)).toBe(code);
});
