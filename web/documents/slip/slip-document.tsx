import { FileQuestion } from 'lucide-react';
import type { FormState } from '../../../schema/common/form-state';
import type { TripSlip } from '../../../schema/stock-book/slip';
import { useOwnWords } from '../../i18n/own-words';
import { useReader, useTexts } from '../../i18n/texts';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { HtmlForm, useTranslatedForm } from '../parts/html-form';
import { NothingHere } from '../parts/nothing-here';
import { PublicFrame } from '../parts/public-frame';

interface SlipDocumentProps {
  /** The page's own address. */
  path: string;
  /** null for a link that leads nowhere, or no longer; `ended` once the driver has noted that it is back. */
  slip: TripSlip | 'ended' | null;
  form: FormState;
}

/** What a driver shows on the road: whose vehicle it is, why it is out and since when; and how it comes back. */
export function SlipDocument({ path, slip, form }: SlipDocumentProps) {
  const { slip: texts } = useTexts();
  if (!slip)
    return (
      <NothingHere
        icon={<FileQuestion aria-hidden="true" />}
        texts={{ title: texts.title, text: texts.missing }}
      />
    );
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-page py-4">
        <h1 className="font-semibold text-2xl">{texts.title}</h1>
        <div id="slip" className="flex flex-col gap-4">
          {slip === 'ended' ? (
            <p
              role="status"
              tabIndex={-1}
              className="rounded-md bg-positive-soft p-4 font-medium outline-none"
            >
              {texts.done}
            </p>
          ) : (
            <Open path={path} slip={slip} form={form} />
          )}
        </div>
        <p className="text-ink-muted text-sm">{texts.record}</p>
      </div>
    </PublicFrame>
  );
}

function Open({ path, slip, form }: { path: string; slip: TripSlip; form: FormState }) {
  const {
    language,
    texts: { slip: texts, listing, offer },
  } = useReader();
  const own = useOwnWords();
  const { values, problems, notice } = useTranslatedForm(form);
  const { seller, vehicle, plate, purpose, driver, outAt, expectedAt, kms } = slip;
  const rows = [
    [texts.purpose, purpose && texts.purposes[purpose]],
    [texts.driver, driver],
    [texts.out, formatDateTime(outAt, language)],
    [texts.expected, expectedAt && formatDateTime(expectedAt, language)],
    [texts.kms, kms.toLocaleString('en-IN')],
  ].filter(([, value]) => value);
  return (
    <>
      <Card className="flex flex-col gap-3">
        <div>
          <p className="wrap-anywhere font-medium" {...own(vehicle)}>
            {vehicle}
          </p>
          {plate && (
            <p className="font-medium text-xl tabular-nums" translate="no">
              {plate}
            </p>
          )}
          <p className="wrap-anywhere" {...own(seller)}>
            {seller}
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere" {...(value && value === driver ? own(value) : {})}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <HtmlForm label={texts.back} action={path} part="slip" notice={notice} failed={listing.askFailed}>
        <Field label={texts.kmsNow} error={problems.kms}>
          <Input
            name="kms"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={values.kms ?? ''}
          />
        </Field>
        <Button type="submit" variant="primary" block size="lg" pendingLabel={offer.sending}>
          {texts.back}
        </Button>
      </HtmlForm>
    </>
  );
}
