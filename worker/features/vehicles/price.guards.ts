import { sql } from 'drizzle-orm';
import { CURRENCIES } from '../../../schema/currencies';

type Currency = (typeof CURRENCIES)[number];

/** An SQL value that depends on the currency a column holds. */
export const byCurrency = (column: unknown, value: (currency: Currency) => string | number) =>
  sql`case ${column} ${sql.join(
    CURRENCIES.map((currency) => sql`when ${currency.code} then ${value(currency)}`),
    sql` `,
  )} end`;

/** An amount in major units as minor units of the currency a column holds. */
export const minorUnits = (amount: number, column: unknown) =>
  sql`cast(round(${amount} * ${byCurrency(column, ({ decimals }) => 10 ** decimals)}) as integer)`;
