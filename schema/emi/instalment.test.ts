import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EmiInput } from './input';
import { instalmentOf } from './instalment';

describe('an instalment', () => {
  it.each([
    // As banks' own calculators say.
    [{ price: 500_000, down: 100_000, rate: 12, months: 36 }, [400_000, 13_286, 478_286, 78_286]],
    [{ price: 475_000, down: 0, rate: 9.5, months: 60 }, [475_000, 9_976, 598_553, 123_553]],
    [{ price: 100_000, down: 0, rate: 0, months: 3 }, [100_000, 33_333, 100_000, 0]],
    [{ price: 100_000, down: 0, rate: 12, months: 1 }, [100_000, 101_000, 101_000, 1_000]],
    [{ price: 2, down: 1, rate: 60, months: 120 }, [1, 0, 6, 5]],
  ])('of %j', (loan, [borrowed, monthly, total, interest]) => {
    expect(instalmentOf(loan)).toEqual({ loan: borrowed, monthly, total, interest });
  });

  it('pays the loan back: what is left after the last month is nothing', () => {
    const loans = fc.record({
      price: fc.integer({ min: 10_000, max: 1e9 }),
      rate: fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10),
      months: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(loans, ({ price, rate, months }) => {
        const { monthly } = instalmentOf({ price, down: 0, rate, months });
        let left = price;
        for (let month = 0; month < months; month++) left += (left * rate) / 1200 - monthly;
        // Half a rupee a month, with its interest.
        expect(Math.abs(left)).toBeLessThanOrEqual(0.51 * months * (1 + rate / 1200) ** months);
      }),
    );
  });
});

describe('the calculator’s form', () => {
  const read = (typed: Record<string, string>) =>
    EmiInput.safeParse({ price: '500000', rate: '12', months: '36', ...typed });
  const problems = (typed: Record<string, string>) =>
    read(typed).error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it.each([
    [{ price: '4.75 लाख' }, { price: 475_000 }],
    [
      { price: 'साढ़े चार लाख', down: 'dedh lakh' },
      { price: 450_000, down: 150_000 },
    ],
    [
      { price: '४,७५,०००', rate: '१२.५ %', months: '३६' },
      { price: 475_000, rate: 12.5, months: 36 },
    ],
    [{ down: '0' }, { down: 0 }],
    [
      { rate: '0', months: '1' },
      { rate: 0, months: 1 },
    ],
    [
      { rate: '60', months: '120' },
      { rate: 60, months: 120 },
    ],
    [
      { rate: '9.75%', months: ' 012 ' },
      { rate: 9.75, months: 12 },
    ],
  ])('reads %j', (typed, expected) => {
    expect(read(typed as Record<string, string>).data).toMatchObject(expected);
  });

  it.each([
    [{ down: '500000' }, 'down: The down payment must be less than the price'],
    [{ down: '6 lakh' }, 'down: The down payment must be less than the price'],
    [{ down: 'some' }, 'down: Please enter a valid price'],
    [{ price: 'cheap' }, 'price: Please enter a valid price'],
    [{ price: '0' }, 'price: Please enter a valid price'],
    [{ rate: '200' }, 'rate: Enter the yearly rate in percent, from 0 to 60'],
    [{ rate: '60.1' }, 'rate: Enter the yearly rate in percent, from 0 to 60'],
    [{ rate: '-1' }, 'rate: Enter the yearly rate in percent, from 0 to 60'],
    [{ rate: '1e1' }, 'rate: Enter the yearly rate in percent, from 0 to 60'],
    [{ months: '0' }, 'months: Enter whole months, from 1 to 120'],
    [{ months: '121' }, 'months: Enter whole months, from 1 to 120'],
    [{ months: '1.5' }, 'months: Enter whole months, from 1 to 120'],
    [{ months: 'three' }, 'months: Enter whole months, from 1 to 120'],
  ])('refuses %j', (typed, problem) => {
    expect(problems(typed as Record<string, string>)).toEqual([problem]);
  });
});
