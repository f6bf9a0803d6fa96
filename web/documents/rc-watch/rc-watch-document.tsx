import { FileQuestion } from 'lucide-react';
import type { FormState } from '../../../schema/common/form-state';
import { checklistOf } from '../../../schema/papers/rules/checklist';
import { STATUS_PAGE, WATCHERS } from '../../../schema/rc-watch/kinds';
import type { RcWatchPage } from '../../../schema/rc-watch/output';
import { useOwnWords } from '../../i18n/own-words';
import { useReader, useTexts } from '../../i18n/texts';
import { formatDate } from '../../lib/dates';
import { indianDay } from '../../lib/indian-day';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { HtmlForm, useTranslatedForm } from '../parts/html-form';
import { NothingHere } from '../parts/nothing-here';
import { PublicFrame } from '../parts/public-frame';
import { LawLine, WatchSteps } from './watch-steps';

interface RcWatchDocumentProps {
  /** The page's own address. */
  path: string;
  /** null for a link that leads nowhere. */
  watch: RcWatchPage | null;
  form: FormState;
  now: number;
}

interface WatchProps extends Omit<RcWatchDocumentProps, 'watch'> {
  watch: RcWatchPage;
}

/** Follows the RC after a sale until it is in the buyer's name, for seller, buyer and agent. */
export function RcWatchDocument({ watch, ...props }: RcWatchDocumentProps) {
  const texts = useTexts().watch;
  if (!watch)
    return (
      <NothingHere
        icon={<FileQuestion aria-hidden="true" />}
        texts={{ title: texts.title, text: texts.missing }}
      />
    );
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-page py-4">
        <Vehicle watch={watch} />
        <div id="watch">
          {watch.seenOn ? <Closed {...props} watch={watch} /> : <Open {...props} watch={watch} />}
        </div>
        <p className="text-ink-muted text-sm">{texts.shared}</p>
        <LawLine sale={watch.sale} now={props.now} />
      </div>
    </PublicFrame>
  );
}

function Vehicle({ watch: { vehicle, plateEnd, sale } }: { watch: RcWatchPage }) {
  const {
    language,
    texts: { watch: texts },
  } = useReader();
  const own = useOwnWords();
  return (
    <div>
      <h1 className="font-semibold text-2xl">{texts.title}</h1>
      {vehicle && (
        <p className="wrap-anywhere mt-1 font-medium" {...own(vehicle)}>
          {vehicle}
        </p>
      )}
      {plateEnd && <p className="mt-1 tabular-nums">{texts.plate(plateEnd)}</p>}
      <p className="mt-1 text-ink-muted text-sm">{texts.sold(formatDate(sale.soldOn, language))}</p>
    </div>
  );
}

/** What is to be done, who has done what, the number at the office, and how it ends. */
function Open({ path, watch, form, now }: WatchProps) {
  const { watch: texts, listing, offer } = useTexts();
  const { values, problems, notice } = useTranslatedForm(form);
  const { sale, applicationNumber } = watch;
  const button = (action: string) =>
    ({ type: 'submit', name: 'action', value: action, pendingLabel: offer.sending }) as const;
  return (
    <HtmlForm label={texts.title} action={path} part="watch" notice={notice} failed={listing.askFailed}>
      {/* What Enter presses. */}
      <button
        type="submit"
        name="action"
        value="number"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <Field label={texts.who} error={problems.by}>
        <Select name="by" defaultValue={values.by ?? ''}>
          <option value="">…</option>
          {WATCHERS.map((who) => (
            <option key={who} value={who}>
              {texts.parties[who]}
            </option>
          ))}
        </Select>
      </Field>
      <Card padded={false}>
        <WatchSteps steps={checklistOf(sale)} ticked={watch.ticked} now={now} button={button} />
      </Card>
      <Card className="flex flex-col gap-3">
        <Field label={texts.number} error={problems.number}>
          <Input
            name="number"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={24}
            defaultValue={values.number ?? applicationNumber ?? ''}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button {...button('number')}>{texts.save}</Button>
          <a
            href={STATUS_PAGE}
            target="_blank"
            rel="noreferrer"
            className="touch-target inline-flex items-center text-accent underline"
          >
            {texts.status}
          </a>
        </div>
      </Card>
      <Card className="flex flex-col gap-3">
        <Field label={texts.seen} error={problems.seenOn}>
          <Input
            type="date"
            name="seenOn"
            min={sale.soldOn}
            max={indianDay(now)}
            defaultValue={values.seenOn}
          />
        </Field>
        <Button {...button('close')} variant="primary" block size="lg">
          {texts.close}
        </Button>
      </Card>
    </HtmlForm>
  );
}

/** The RC is in the buyer's name; said by mistake, it can be taken back. */
function Closed({ path, watch: { seenOn, seenBy }, form }: WatchProps) {
  const {
    language,
    texts: { watch: texts, listing, offer },
  } = useReader();
  const { notice } = useTranslatedForm(form);
  return (
    <HtmlForm label={texts.title} action={path} part="watch" notice={notice} failed={listing.askFailed}>
      <div role="status" tabIndex={-1} className="rounded-md bg-positive-soft p-4 outline-none">
        <p className="font-medium">{texts.closed(formatDate(seenOn ?? '', language))}</p>
        {seenBy && <p className="text-sm">{texts.parties[seenBy]}</p>}
      </div>
      <Button type="submit" name="action" value="open" variant="ghost" pendingLabel={offer.sending}>
        {texts.open}
      </Button>
    </HtmlForm>
  );
}
