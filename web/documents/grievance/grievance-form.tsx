import type { FormState } from '../../../schema/common/form-state';
import { MAX_ABOUT, MAX_GRIEVANCE } from '../../../schema/grievances/input';
import { GRIEVANCE_KINDS } from '../../../schema/grievances/kinds';
import { GRIEVANCES_PATH } from '../../../schema/grievances/number';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { Textarea } from '../../ui/textarea';
import { HtmlForm, useTranslatedForm } from '../parts/html-form';

/** What a complaint needs: everything but kind and words is optional. */
export function GrievanceForm({ form }: { form: FormState }) {
  const { grievance: texts, report } = useTexts();
  const { values, problems, notice } = useTranslatedForm(form);
  return (
    <HtmlForm
      label={texts.title}
      action={GRIEVANCES_PATH}
      part="grievance"
      notice={notice}
      failed={texts.failed}
    >
      <Field label={texts.kind} error={problems.kind} required>
        <Select name="kind" required defaultValue={values.kind ?? ''}>
          <option value="" disabled>
            {report.choose}
          </option>
          {GRIEVANCE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.about} hint={texts.aboutHint} error={problems.about}>
        <Input name="about" maxLength={MAX_ABOUT} autoComplete="off" defaultValue={values.about} />
      </Field>
      <Field label={texts.details} error={problems.details} required>
        <Textarea name="details" rows={6} required maxLength={MAX_GRIEVANCE} defaultValue={values.details} />
      </Field>
      <Field label={texts.contact} hint={texts.contactHint} error={problems.contact}>
        <Input name="contact" type="email" autoComplete="email" defaultValue={values.contact} />
      </Field>
      <Button type="submit" variant="primary" className="self-start">
        {texts.send}
      </Button>
    </HtmlForm>
  );
}
