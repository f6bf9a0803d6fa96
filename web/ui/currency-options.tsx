import { CURRENCIES } from '../../schema/common/currencies';
import { useWords } from '../i18n/common-words';

/** The options of every currency `<Select>`, default first: "₹ Indian Rupee (INR)". */
export function CurrencyOptions() {
  const t = useWords();
  return CURRENCIES.map(({ code, symbol, name }) => (
    <option key={code} value={code}>
      {`${symbol} ${t.known(name)} (${code})`}
    </option>
  ));
}
