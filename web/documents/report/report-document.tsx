import type { FormState } from '../../../schema/common/form-state';
import { MAX_REPORT_DETAILS, REPORT_REASONS } from '../../../schema/reports/input';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { Textarea } from '../../ui/textarea';
import { HtmlForm } from '../parts/html-form';

interface ReportDocumentProps {
  /** The listing's page. */
  path: string;
  vehicleName: string;
  /** The current form; null once it was sent. */
  form: FormState | null;
}

/** Tells the operators that something is wrong with a listing. */
export function ReportDocument({ path, vehicleName, form }: ReportDocumentProps) {
  const texts = useTexts().report;
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="font-semibold text-2xl">{texts.title}</h1>
      <p className="mt-1 wrap-anywhere">
        <a href={path} className="text-accent underline">
          {vehicleName}
        </a>
      </p>
      <div id="report" className="mt-6">
        {form ? (
          <ReportForm path={path} form={form} />
        ) : (
          <p role="status" tabIndex={-1} className="font-medium">
            {texts.sent}
          </p>
        )}
      </div>
    </div>
  );
}

function ReportForm({ path, form: { values, problems, notice } }: { path: string; form: FormState }) {
  const texts = useTexts().report;
  return (
    <HtmlForm action={`${path}/report`} part="report" notice={notice} failed={texts.failed}>
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
        <Textarea name="details" rows={4} maxLength={MAX_REPORT_DETAILS} defaultValue={values.details} />
      </Field>
      <Button type="submit" variant="primary" className="self-start">
        {texts.send}
      </Button>
    </HtmlForm>
  );
}
