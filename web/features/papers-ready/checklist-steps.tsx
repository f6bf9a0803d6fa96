import { daysUntil, type Step } from '../../../schema/papers/rules/checklist';
import { formatDate } from '../../lib/dates';
import { indianDay } from '../../lib/indian-day';
import { LookedUpOn, OldLaw } from './law-notes';
import { PARTY_WORDS, STEP_WORDS } from './step-words';
import { useWords } from './words';

/** The last day of a step, and how far away it is. */
function Until({ until, now }: { until: string; now: number }) {
  const t = useWords();
  const days = daysUntil(until, indianDay(now));
  const date = formatDate(until);
  if (days < 0)
    return (
      <span className="block font-medium text-danger text-sm">
        {t(days === -1 ? 'Until {date}: over since yesterday' : 'Until {date}: over for {days} days', {
          date,
          days: -days,
        })}
      </span>
    );
  return (
    <span className="block font-medium text-sm">
      {t(days === 1 ? 'Until {date}: {days} day left' : 'Until {date}: {days} days left', { date, days })}
    </span>
  );
}

/** What is to be done, by whom, until when, and what it rests on. */
export function ChecklistSteps({ steps, now }: { steps: readonly Step[]; now: number }) {
  const t = useWords();
  return (
    <>
      <ol className="divide-y divide-line">
        {steps.map(({ step, by, until, law }) => (
          <li key={step} className="flex gap-3 px-card py-3">
            <span
              aria-hidden="true"
              className="mt-1 hidden size-4 shrink-0 rounded-xs border border-line-strong print:block"
            />
            <div className="min-w-0">
              <p>
                <span className="font-medium">{t(PARTY_WORDS[by])}: </span>
                {t(STEP_WORDS[step])}
              </p>
              {until !== null && <Until until={until} now={now} />}
              <p className="text-ink-muted text-xs">
                <span translate="no">{law.source}</span>
                <OldLaw law={law} now={now} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-line border-t px-card py-3 text-ink-muted text-sm">
        {t('Offices differ: ask yours what it wants. This is not legal advice.')}{' '}
        <LookedUpOn laws={steps.map(({ law }) => law)} />
      </p>
    </>
  );
}
