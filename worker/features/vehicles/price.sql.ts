import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CURRENCIES } from '../../../schema/common/currencies';

type Currency = (typeof CURRENCIES)[number];

const literal = (value: string | number) =>
  typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`;

/**
 * An SQL value that depends on the currency in a column. Written out from our own list, so that nothing is
 * bound, and only where it differs from the default currency's value, because the database parses the
 * statement each time.
 */
export const byCurrency = (column: SQLWrapper, value: (currency: Currency) => string | number) => {
  const [usual, ...others] = CURRENCIES;
  const cases = others
    .filter((currency) => value(currency) !== value(usual))
    .map((currency) => `when '${currency.code}' then ${literal(value(currency))}`);
  return sql`case ${column} ${sql.raw(cases.join(' '))} else ${sql.raw(`${literal(value(usual))}`)} end`;
};

/** An amount in major units, converted to minor units of the currency in a column. */
export const minorUnits = (amount: number | SQL, column: SQLWrapper) =>
  sql`cast(round(${amount} * ${byCurrency(column, ({ decimals }) => 10 ** decimals)}) as integer)`;
