import type { FormState } from '../../../schema/common/form-state';
import { OFFER_RULES } from '../../../schema/leads/offer-rules';
import { useTexts } from '../../i18n/texts';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { useRuled } from './html-form';

interface BuyerFieldsProps {
  values: FormState['values'];
  problems: Readonly<Record<string, string>>;
}

/** The buyer's name and number, in every form for buyers. */
export function BuyerFields({ values, problems }: BuyerFieldsProps) {
  const texts = useTexts().offer;
  const ruled = useRuled();
  return (
    <>
      <Field label={texts.name} error={problems.buyerName} required>
        <Input
          name="buyerName"
          autoComplete="name"
          maxLength={100}
          defaultValue={values.buyerName}
          {...ruled(OFFER_RULES.buyerName)}
        />
      </Field>
      <Field label={texts.mobile} hint={texts.mobileHint} error={problems.buyerMobile} required>
        <Input
          name="buyerMobile"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={20}
          defaultValue={values.buyerMobile}
          {...ruled(OFFER_RULES.buyerMobile)}
        />
      </Field>
    </>
  );
}
