import type { CurrencyCode } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import type { Instalment } from '../../../schema/emi/instalment';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { ButtonLink } from '../../ui/core/button-link';
import { PublicFrame } from '../parts/public-frame';
import { EmiForm } from './emi-form';
import { EmiResult } from './emi-result';

interface EmiDocumentProps {
  /** The listing's page. */
  path: string;
  vehicleName: string;
  currency: CurrencyCode;
  isSold: boolean;
  form: FormState;
  /** null until the form is complete. */
  instalment: Instalment | null;
}

/** What a loan for the vehicle costs a month, calculated without script, and while typing with it. */
export function EmiDocument({ path, vehicleName, currency, isSold, form, instalment }: EmiDocumentProps) {
  const { emi: texts, offer, sold } = useTexts();
  const own = useOwnWords();
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-page py-4">
        <div>
          <h1 className="font-semibold text-2xl">{texts.title}</h1>
          <p className="mt-1 wrap-anywhere">
            <a
              href={path}
              className="touch-target inline-flex items-center text-accent underline"
              {...own(vehicleName)}
            >
              {vehicleName}
            </a>
          </p>
          {isSold && <p className="mt-1 font-medium">{sold.text}</p>}
        </div>
        <EmiForm path={path} currency={currency} form={form} />
        <EmiResult currency={currency} instalment={instalment} />
        {!isSold && (
          <ButtonLink href={`${path}#offer`} size="lg">
            {offer.jump}
          </ButtonLink>
        )}
      </div>
    </PublicFrame>
  );
}
