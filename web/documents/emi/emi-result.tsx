import type { CurrencyCode } from '../../../schema/common/currencies';
import type { Instalment } from '../../../schema/emi/instalment';
import { useTexts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';

export const RESULT_ID = 'result';

/** The instalment and what it adds up to; hidden until there is one, so that the script can fill it in. */
export function EmiResult({
  currency,
  instalment,
}: {
  currency: CurrencyCode;
  instalment: Instalment | null;
}) {
  const texts = useTexts().emi;
  const sum = (name: keyof Instalment) => (instalment ? formatPrice(instalment[name], currency) : '');
  return (
    <div
      id={RESULT_ID}
      role="status"
      hidden={!instalment}
      className="scroll-mt-4 rounded-lg bg-positive-soft p-4"
    >
      <p className="text-sm">{texts.monthly}</p>
      <p data-sum="monthly" className="font-semibold text-2xl tabular-nums wrap-anywhere">
        {sum('monthly')}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {(['loan', 'interest', 'total'] as const).map((name) => (
          <div key={name} className="contents">
            <dt>{texts[name]}</dt>
            <dd data-sum={name} className="text-right font-medium tabular-nums wrap-anywhere">
              {sum(name)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">{texts.note}</p>
    </div>
  );
}
