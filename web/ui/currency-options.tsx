import { CURRENCIES } from '../../schema/common/currencies';

/** The options of every currency `<Select>`, default first: "₹ Indian Rupee (INR)". */
export const CurrencyOptions = () =>
  CURRENCIES.map(({ code, symbol, name }) => (
    <option key={code} value={code}>
      {`${symbol} ${name} (${code})`}
    </option>
  ));
