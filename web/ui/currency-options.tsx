import { CURRENCIES, type CurrencyCode } from '../../schema/common/currencies';
import { useWorkspaceLanguage } from '../i18n/workspace-language';

const inHindi = (code: CurrencyCode) => new Intl.DisplayNames('hi', { type: 'currency' }).of(code);

/** The options of every currency `<Select>`, default first: "₹ Indian Rupee (INR)". */
export function CurrencyOptions() {
  const isHindi = useWorkspaceLanguage() === 'hi';
  return CURRENCIES.map(({ code, symbol, name }) => (
    <option key={code} value={code}>
      {`${symbol} ${isHindi ? inHindi(code) : name} (${code})`}
    </option>
  ));
}
