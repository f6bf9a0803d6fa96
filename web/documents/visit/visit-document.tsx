import type { FormState } from '../../../schema/common/form-state';
import { OFFER_CONSENTS } from '../../../schema/common/offer-consents';
import type { VisitTimes } from '../../../schema/visits/choices';
import type { VisitFormInput } from '../../../schema/visits/input';
import { useOwnWords } from '../../i18n/own-words';
import { useReader } from '../../i18n/texts';
import { formatDay } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { BuyerFields } from '../parts/buyer-fields';
import { ConsentLink } from '../parts/consent-link';
import { HtmlForm, useTranslatedForm } from '../parts/html-form';
import { PublicFrame } from '../parts/public-frame';
import { RequestSent } from '../parts/request-sent';
import { WithdrawLink } from '../parts/withdraw-link';
import { DayChips, PartChips } from './visit-chips';

export interface VisitSent extends Pick<VisitFormInput, 'day' | 'part'> {
  /** The request's private page; null if it repeats what another person has sent. */
  withdrawPath: string | null;
}

/**
 * The form with the times to choose from, the request that was just sent, or the reason for there being none.
 */
export type VisitState = { form: FormState; times: VisitTimes } | { sent: VisitSent } | 'sold' | 'own';

interface VisitDocumentProps {
  /** The listing's page. */
  path: string;
  vehicleName: string;
  state: VisitState;
}

/** Requests a visit from the seller. */
export function VisitDocument({ path, vehicleName, state }: VisitDocumentProps) {
  const { language, texts } = useReader();
  const own = useOwnWords();
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-xl px-page py-4">
        <h1 className="font-semibold text-2xl">{texts.visit.title}</h1>
        <p className="mt-1 wrap-anywhere">
          <a
            href={path}
            className="touch-target inline-flex items-center text-accent underline"
            {...own(vehicleName)}
          >
            {vehicleName}
          </a>
        </p>
        <div id="visit" className="mt-4">
          {state === 'sold' && <p className="font-medium">{texts.sold.text}</p>}
          {state === 'own' && <p className="font-medium">{texts.listing.ownListing}</p>}
          {typeof state === 'object' &&
            ('sent' in state ? (
              <RequestSent
                text={texts.visit.sent}
                about={`${formatDay(state.sent.day, language)}, ${texts.visit.parts[state.sent.part]}`}
                withdrawPath={state.sent.withdrawPath}
              />
            ) : (
              <>
                <VisitForm path={path} {...state} />
                <WithdrawLink path={null} label={texts.withdrawal.request.submit} />
              </>
            ))}
        </div>
      </div>
    </PublicFrame>
  );
}

interface VisitFormProps {
  path: string;
  form: FormState;
  times: VisitTimes;
}

function VisitForm({ path, form, times }: VisitFormProps) {
  const {
    language,
    texts: { visit: texts, offer, listing },
  } = useReader();
  const { values, problems, notice } = useTranslatedForm(form);
  return (
    <Card>
      <HtmlForm
        label={texts.title}
        action={`${path}/visit`}
        part="visit"
        notice={notice}
        failed={listing.askFailed}
        className="group"
      >
        <p className="text-ink-muted text-sm">{offer.intro}</p>
        <DayChips times={times} chosen={values.day} problem={problems.day} />
        <PartChips times={times} chosen={values.part} problem={problems.part} />
        <BuyerFields values={values} problems={problems} />
        <Button type="submit" variant="primary" size="lg" block pendingLabel={offer.sending}>
          {texts.submit}
        </Button>
        <p className="text-ink-muted text-xs">
          {OFFER_CONSENTS[language].text} <ConsentLink />
        </p>
      </HtmlForm>
    </Card>
  );
}
