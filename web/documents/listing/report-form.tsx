import type { FormState } from '../../../schema/common/form-state';
import { MAX_REPORT_DETAILS, REPORT_REASONS } from '../../../schema/reports/input';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { Textarea } from '../../ui/textarea';
import { HtmlForm } from '../parts/html-form';
import type { ListingAddress } from './listing-address';

/** The form as it stands; null once it was sent. */
export type ReportState = FormState | null;

/** Tells the operators that something is wrong with a listing. Folded away: most buyers never need it. */
export function ReportForm({ address, form }: { address: ListingAddress; form: ReportState }) {
  const texts = useTexts().report;
  if (!form) {
    return (
      <p id="report" role="status" tabIndex={-1} className="mt-6 text-sm">
        {texts.sent}
      </p>
    );
  }
  const { values, problems, notice } = form;
  return (
    <details id="report" open={notice !== null || Object.keys(problems).length > 0} className="mt-6 text-sm">
      <summary className="touch-target w-fit cursor-pointer content-center text-ink-muted">
        {texts.title}
      </summary>
      <HtmlForm
        action={`${address.path}/report`}
        part="report"
        notice={notice}
        failed={texts.failed}
        className="mt-3 max-w-md"
      >
        <Field label={texts.reason} error={problems.reason} required>
          <Select name="reason" required defaultValue={values.reason ?? ''}>
            <option value="" disabled>
              {texts.choose}
            </option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {texts.reasons[reason]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.details} hint={texts.detailsHint} error={problems.details}>
          <Textarea name="details" rows={3} maxLength={MAX_REPORT_DETAILS} defaultValue={values.details} />
        </Field>
        <Button type="submit" className="self-start">
          {texts.send}
        </Button>
      </HtmlForm>
    </details>
  );
}
