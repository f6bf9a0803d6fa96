import { PAPER_RULES, papersOf } from '../../../schema/papers/ready';
import { isStale, LAWS, type Law } from '../../../schema/papers/rules/laws';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDate } from '../../lib/dates';
import { PAPER_LABELS } from './paper-words';
import { useWords } from './words';

/** What the list rests on, folded, with when somebody last looked it up. */
export function LawNotes({ vehicle, now }: { vehicle: OwnVehicleDto; now: number }) {
  const t = useWords();
  return (
    <details className="border-line border-t px-card py-3 text-sm">
      <summary className="touch-target cursor-pointer font-medium">{t('Why these papers')}</summary>
      <p className="mt-2 text-ink-muted">
        {t('Only what counts for this vehicle is listed. This is not legal advice.')}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {papersOf(vehicle, now).map(({ paper }) => {
          const law = LAWS[PAPER_RULES[paper].law];
          return (
            <li key={paper}>
              <span className="font-medium">{t(PAPER_LABELS[paper])}: </span>
              <span translate="no">{law.source}</span>
              <LookedUpOn law={law} now={now} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** When we looked a line up; old ones say that they need another look. */
export function LookedUpOn({ law, now }: { law: Law; now: number }) {
  const t = useWords();
  const date = formatDate(law.checkedOn);
  return isStale(law, now) ? (
    <span className="block text-warning">{t('We looked this up on {date}; look again.', { date })}</span>
  ) : (
    <span className="block text-ink-muted">{t('We looked this up on {date}.', { date })}</span>
  );
}
