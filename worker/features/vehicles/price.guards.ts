import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CURRENCIES } from '../../../schema/currencies';

type Currency = (typeof CURRENCIES)[number];

const literal = (value: string | number) =>
  typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`;

/** An SQL value that depends on the currency a column holds: our own list of them, so none of it is bound. */
export const byCurrency = (column: SQLWrapper, value: (currency: Currency) => string | number) => {
  const cases = CURRENCIES.map((currency) => `when '${currency.code}' then ${literal(value(currency))}`);
  return sql`case ${column} ${sql.raw(cases.join(' '))} end`;
};

/** An amount in major units as minor units of the currency a column holds. */
export const minorUnits = (amount: number | SQL, column: SQLWrapper) =>
  sql`cast(round(${amount} * ${byCurrency(column, ({ decimals }) => 10 ** decimals)}) as integer)`;
