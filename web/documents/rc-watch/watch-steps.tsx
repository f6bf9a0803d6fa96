import { checklistOf, daysUntil, type SaleCase, type Step } from '../../../schema/papers/rules/checklist';
import { isStale } from '../../../schema/papers/rules/laws';
import type { TickedSteps } from '../../../schema/rc-watch/kinds';
import { useReader } from '../../i18n/texts';
import { formatDate } from '../../lib/dates';
import { indianDay } from '../../lib/indian-day';
import { Button, type ButtonProps } from '../../ui/button';

interface WatchStepsProps {
  steps: readonly Step[];
  ticked: TickedSteps;
  now: number;
  /** The properties of a button that does this. */
  button: (action: string) => ButtonProps;
}

/** What is to be done, by whom and until when; ticked, who has done it and when. */
export function WatchSteps({ steps, ticked, now, button }: WatchStepsProps) {
  const {
    language,
    texts: { watch: texts },
  } = useReader();
  return (
    <ol className="divide-y divide-line">
      {steps.map(({ step, by, until, law }) => {
        const done = ticked[step];
        const days = until === null ? null : daysUntil(until, indianDay(now));
        return (
          <li key={step} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p>
                <span className="font-medium">{texts.parties[by]}: </span>
                {texts.steps[step]}
              </p>
              {done ? (
                <p className="font-medium text-positive text-sm">
                  {texts.ticked(texts.parties[done.by], formatDate(done.at, language))}
                </p>
              ) : (
                until !== null &&
                days !== null && (
                  <p className={days < 0 ? 'font-medium text-danger text-sm' : 'font-medium text-sm'}>
                    {texts.until(formatDate(until, language))}{' '}
                    {days < 0 ? texts.over(-days) : texts.left(days)}
                  </p>
                )
              )}
              <p className="text-ink-muted text-xs" translate="no" lang="en">
                {law.source}
              </p>
            </div>
            <Button
              size="sm"
              {...button(`${done ? 'undo' : 'tick'}:${step}`)}
              variant={done ? 'ghost' : 'secondary'}
              aria-label={`${done ? texts.undo : texts.done}: ${texts.steps[step]}`}
            >
              {done ? texts.undo : texts.done}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

/** That none of it is advice, and when we looked it up, by the oldest line. */
export function LawLine({ sale, now }: { sale: SaleCase; now: number }) {
  const {
    language,
    texts: { watch: texts, papers },
  } = useReader();
  const laws = checklistOf(sale).map(({ law }) => law);
  const oldest = laws.toSorted((one, other) => one.checkedOn.localeCompare(other.checkedOn))[0];
  return (
    <p className="text-ink-muted text-sm">
      {texts.law} {oldest && papers.checked(formatDate(oldest.checkedOn, language))}
      {oldest && isStale(oldest, now) && ` ${papers.again}`}
    </p>
  );
}
