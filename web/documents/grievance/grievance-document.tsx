import { BRAND } from '../../../schema/common/brand';
import type { FormState } from '../../../schema/common/form-state';
import { GRIEVANCES_PATH, writeGrievanceNumber } from '../../../schema/grievances/number';
import type { FollowedGrievance } from '../../../schema/grievances/output';
import { useReader, useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Card, SectionTitle } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Form } from '../../ui/form';
import { PublicFrame } from '../parts/public-frame';
import { FollowedComplaint } from './followed-complaint';
import { GrievanceForm } from './grievance-form';

interface Officer {
  name: string;
  address: string;
  mail: string;
}

interface GrievanceDocumentProps {
  /** null once the form was sent. */
  form: FormState | null;
  /** As in the address; null without one. */
  number: string | null;
  followed: FollowedGrievance | null;
  /** null if nobody is named. */
  officer: Officer | null;
  /** In how many days complaints are resolved. */
  days: number;
}

/** Takes complaints of anybody, and shows what became of one. */
export function GrievanceDocument({ form, number, followed, officer, days }: GrievanceDocumentProps) {
  const texts = useTexts().grievance;
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-page py-4">
        <div>
          <h1 className="font-semibold text-2xl">{texts.title}</h1>
          <p className="mt-2">{texts.intro}</p>
          <p className="mt-1 text-ink-muted text-sm">{texts.times(days)}</p>
        </div>
        <div id="grievance" className="flex flex-col gap-4">
          {followed && <FollowedComplaint complaint={followed} isNew={form === null} />}
          {number && !followed && (
            <p role="alert" className="rounded-md bg-danger-soft px-3 py-2.5 text-danger text-sm">
              {texts.unknown}
            </p>
          )}
          {form && !followed && <GrievanceForm form={form} />}
        </div>
        <FollowForm number={number} />
        <OfficerCard officer={officer} />
      </div>
    </PublicFrame>
  );
}

/** Opens a complaint by its number; sent as part of the address, so that its page can be kept. */
function FollowForm({ number }: { number: string | null }) {
  const texts = useTexts().grievance;
  const { language } = useReader();
  return (
    <Card className="flex flex-col gap-3">
      <SectionTitle>{texts.follow}</SectionTitle>
      <Form label={texts.follow} action={GRIEVANCES_PATH} className="flex flex-wrap items-end gap-3">
        {language !== 'en' && <input type="hidden" name="lang" value={language} />}
        <Field label={texts.number} className="min-w-0 flex-1">
          <Input
            name="number"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={number ? writeGrievanceNumber(number) : ''}
          />
        </Field>
        <Button type="submit" className="self-end">
          {texts.look}
        </Button>
      </Form>
    </Card>
  );
}

function OfficerCard({ officer }: { officer: Officer | null }) {
  const texts = useTexts().grievance;
  const mail = officer?.mail ?? BRAND.supportEmail;
  return (
    <Card className="flex flex-col gap-1">
      <SectionTitle>{texts.officer}</SectionTitle>
      {officer && (
        <p translate="no" className="wrap-anywhere whitespace-pre-line">
          {`${officer.name}\n${officer.address}`}
        </p>
      )}
      <p>
        <a href={`mailto:${mail}`} translate="no" className="text-accent underline">
          {mail}
        </a>
      </p>
    </Card>
  );
}
