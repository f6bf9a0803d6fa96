import { describe, expect, it } from 'vitest';
import { findUtr, isShortened, readAmount, readDay, readDirection } from './statement-cells';

describe('a cell of a bank’s statement', () => {
  it.each([
    ['236', 236_00, null],
    ['1,23,456.70', 1_23_456_70, null],
    ['+1,234.00', 1_234_00, null],
    ['₹ 236.5', 236_50, null],
    ['1,234.00 Cr', 1_234_00, 'in'],
    ['Rs. 236.00 Cr.', 236_00, 'in'],
    ['236.00(Cr)', 236_00, 'in'],
    ['Cr 236', 236_00, 'in'],
    ['236.00CR', 236_00, 'in'],
    ['236.00 Dr', 236_00, 'out'],
    ['Dr. 236.00', 236_00, 'out'],
    ['-236.00', 236_00, 'out'],
    ['₹-236.00', 236_00, 'out'],
    ['−236.00', 236_00, 'out'],
    ['236.00-', 236_00, 'out'],
    ['(236.00)', 236_00, 'out'],
  ])('with the amount %j is %j paise, %j', (cell, minor, direction) => {
    expect(readAmount(cell)).toEqual({ minor, direction });
  });

  it.each(['0.00', '', '  ', 'none', 'Cr', '-'])('with %j has no amount', (cell) => {
    expect(readAmount(cell)).toBeNull();
  });

  it.each([
    ['Cr', 'in'],
    [' CREDIT ', 'in'],
    ['(C)', 'in'],
    ['Dr.', 'out'],
    ['debit', 'out'],
    ['D', 'out'],
    ['Crore', null],
    ['paid', null],
    ['', null],
  ])('%j says the direction %j', (cell, direction) => {
    expect(readDirection(cell)).toBe(direction);
  });

  it.each([
    ['UPI/630612345678/x', '630612345678'],
    ['0000630612345678', '630612345678'],
    ['000063061234567', null],
    ['630612345678 and 630612345679', null],
    ['630612345678/630612345678', '630612345678'],
    ['UPI-ASHA-919876543210@ybl-UTIB0000001-630612345678-PAY', '630612345678'],
    ['UPI-ASHA-630612345678@ybl', null],
    ['UPI/CR/630612345678/919876543210/ASHA', '630612345678'],
    ['UPI/919876543210', '919876543210'],
    ['CHQ 000000123456', null],
    ['63061234567', null],
    ['6306123456789', null],
    ['6.30612E+11', null],
  ])('%j has the reference %j', (cell, utr) => {
    expect(findUtr(cell)).toBe(utr);
  });

  it.each([
    ['6.30612E+11', true],
    ['6.3e+11', true],
    ['630612345678', false],
    ['UPI 6.3E+11', false],
  ])('%j is shortened: %j', (cell, shortened) => {
    expect(isShortened(cell)).toBe(shortened);
  });

  it.each([
    ['02/11/26', '2026-11-02'],
    ['2/11/2026 14:33:12', '2026-11-02'],
    ['02-11-2026', '2026-11-02'],
    ['02.11.2026', '2026-11-02'],
    ['2 Nov 2026', '2026-11-02'],
    ['02-NOV-26', '2026-11-02'],
    ['02Nov2026', '2026-11-02'],
    ['Nov 2, 2026', '2026-11-02'],
    ['2026-11-02', '2026-11-02'],
    ['2026-11-02T09:00:00', '2026-11-02'],
    ['46328', '2026-11-02'],
    ['46328.604', '2026-11-02'],
    ['31/02/2026', null],
    ['11/23/2026', null],
    ['2 Foo 2026', null],
    ['12345', null],
    ['', null],
  ])('%j is the day %j', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });
});
