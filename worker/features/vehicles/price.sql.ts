import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CURRENCIES } from '../../../schema/common/currencies';

type Currency = (typeof CURRENCIES)[number];

const literal = (value: string | number) =>
  typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`;

/**
 * An SQL value that depends on the currency in a column: from our own list, so that nothing is bound. Only values that differ
 * from the default currency's are written out, because the database parses the statement each time.
 */
export const byCurrency = (column: SQLWrapper, value: (currency: Currency) => string | number) => {
  const [usual, ...others] = CURRENCIES;
  const cases = others
    .filter((currency) => value(currency) !== value(usual))
    .map((currency) => `when '${currency.code}' then ${literal(value(currency))}`);
  return sql`case ${column} ${sql.raw(cases.join(' '))} else ${sql.raw(`${literal(value(usual))}`)} end`;
};

/** An amount in major units as minor units of the currency in a column. */
export const minorUnits = (amount: number | SQL, column: SQLWrapper) =>
  sql`cast(round(${amount} * ${byCurrency(column, ({ decimals }) => 10 ** decimals)}) as integer)`;
