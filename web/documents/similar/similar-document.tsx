import { symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { SIMILAR_CONSENTS } from '../../../schema/similar/consents';
import { useOwnWords } from '../../i18n/own-words';
import { useReader, useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { PrefixedInput } from '../../ui/prefixed-input';
import { BuyerFields } from '../parts/buyer-fields';
import { HtmlForm, useAmount, useTranslatedForm } from '../parts/html-form';
import { PublicFrame } from '../parts/public-frame';
import { RequestSent } from '../parts/request-sent';
import { WithdrawLink } from '../parts/withdraw-link';

/** The form, the request that was just sent, or the seller's own view. */
export type SimilarState = { form: FormState } | { sent: { withdrawPath: string | null } } | 'own';

interface SimilarDocumentProps {
  /** The listing's page. */
  path: string;
  vehicleName: string;
  state: SimilarState;
}

/** Waits for a vehicle like one that is sold or gone. */
export function SimilarDocument({ path, vehicleName, state }: SimilarDocumentProps) {
  const texts = useTexts();
  const own = useOwnWords();
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-xl px-page py-4">
        <h1 className="font-semibold text-2xl">{texts.similar.title}</h1>
        <p className="mt-1 wrap-anywhere" {...own(vehicleName)}>
          {vehicleName}
        </p>
        <div id="similar" className="mt-4">
          {state === 'own' && <p className="font-medium">{texts.listing.ownListing}</p>}
          {typeof state === 'object' &&
            ('sent' in state ? (
              <RequestSent text={texts.similar.sent} {...state.sent} />
            ) : (
              <>
                <SimilarForm path={path} {...state} />
                <WithdrawLink path={null} label={texts.withdrawal.request.submit} />
              </>
            ))}
        </div>
      </div>
    </PublicFrame>
  );
}

function SimilarForm({ path, form }: { path: string; form: FormState }) {
  const {
    language,
    texts: { similar: texts, visit, offer, listing },
  } = useReader();
  const { values, problems, notice } = useTranslatedForm(form);
  const amount = useAmount('INR');
  return (
    <Card>
      <HtmlForm
        label={texts.title}
        action={`${path}/similar`}
        part="similar"
        notice={notice ?? problems.agreed ?? null}
        failed={listing.askFailed}
      >
        <Field label={texts.price} error={problems.maxPrice}>
          <PrefixedInput
            prefix={symbolOf('INR')}
            name="maxPrice"
            defaultValue={values.maxPrice}
            {...amount}
          />
        </Field>
        <BuyerFields values={values} problems={problems} />
        <Checkbox
          name="agreed"
          value="yes"
          required
          label={SIMILAR_CONSENTS[language].text}
          defaultChecked={values.agreed === 'yes'}
        />
        <Button type="submit" variant="primary" size="lg" block pendingLabel={offer.sending}>
          {visit.submit}
        </Button>
      </HtmlForm>
    </Card>
  );
}
