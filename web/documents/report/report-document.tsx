import type { FormState } from '../../../schema/common/form-state';
import { GRIEVANCES_PATH } from '../../../schema/grievances/number';
import { MAX_REPORT_DETAILS, REPORT_REASONS } from '../../../schema/reports/input';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { Textarea } from '../../ui/textarea';
import { HtmlForm, useTranslatedForm } from '../parts/html-form';
import { PublicFrame } from '../parts/public-frame';

interface ReportDocumentProps {
  /** The listing's page. */
  path: string;
  vehicleName: string;
  /** null once the form was sent. */
  form: FormState | null;
}

/** Reports to the operators that something is wrong with a listing. */
export function ReportDocument({ path, vehicleName, form }: ReportDocumentProps) {
  const { report: texts, grievance } = useTexts();
  const own = useOwnWords();
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-xl px-page py-4">
        <h1 className="font-semibold text-2xl">{texts.title}</h1>
        <p className="mt-1 wrap-anywhere">
          <a href={path} className="text-accent underline" {...own(vehicleName)}>
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
        <p className="mt-6 text-sm">
          <a href={`${GRIEVANCES_PATH}?about=${path}`} className="text-accent underline">
            {grievance.title}
          </a>
          {` - ${grievance.intro}`}
        </p>
      </div>
    </PublicFrame>
  );
}

function ReportForm({ path, form }: { path: string; form: FormState }) {
  const texts = useTexts().report;
  const { values, problems, notice } = useTranslatedForm(form);
  return (
    <HtmlForm
      label={texts.title}
      action={`${path}/report`}
      part="report"
      notice={notice}
      failed={texts.failed}
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
        <Textarea name="details" rows={4} maxLength={MAX_REPORT_DETAILS} defaultValue={values.details} />
      </Field>
      <Button type="submit" variant="primary" className="self-start">
        {texts.send}
      </Button>
    </HtmlForm>
  );
}
