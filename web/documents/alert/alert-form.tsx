import { useId } from 'react';
import { CURRENCIES, symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { lowerPrices } from '../../../schema/price-alerts/choices';
import { PRICE_ALERT_CONSENTS } from '../../../schema/price-alerts/consents';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useReader } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { PrefixedInput } from '../../ui/prefixed-input';
import { BuyerFields } from '../parts/buyer-fields';
import { ChipGroup, Chips } from '../parts/chips';
import { HtmlForm, useAmount, useTranslatedForm } from '../parts/html-form';

interface AlertFormProps {
  path: string;
  listing: Pick<ListingDto, 'price' | 'currency'>;
  form: FormState;
}

/** The price at which the buyer wants to hear, their name and number. */
export function AlertForm({ path, listing: { price, currency }, form }: AlertFormProps) {
  const {
    language,
    texts: { alert: texts, visit, offer, listing },
  } = useReader();
  const { values, problems, notice } = useTranslatedForm(form);
  const amount = useAmount(currency);
  const noteId = useId();
  const choices = lowerPrices(price).map((lower) => ({
    value: String(lower),
    label: formatPrice(lower, currency, CURRENCIES),
  }));
  return (
    <Card>
      <HtmlForm
        label={texts.title}
        action={`${path}/alert`}
        part="alert"
        notice={notice ?? problems.agreed ?? null}
        failed={listing.askFailed}
      >
        {choices.length > 0 && (
          <ChipGroup label={texts.below} noteId={noteId} problem={problems.below}>
            <Chips name="below" choices={choices} chosen={values.below} />
          </ChipGroup>
        )}
        <Field label={texts.other} error={problems.other}>
          <PrefixedInput prefix={symbolOf(currency)} name="other" defaultValue={values.other} {...amount} />
        </Field>
        <BuyerFields values={values} problems={problems} />
        <Checkbox
          name="agreed"
          value="yes"
          required
          label={PRICE_ALERT_CONSENTS[language].text}
          defaultChecked={values.agreed === 'yes'}
        />
        <Button type="submit" variant="primary" size="lg" block pendingLabel={offer.sending}>
          {visit.submit}
        </Button>
      </HtmlForm>
    </Card>
  );
}
