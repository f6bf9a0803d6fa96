import { PAPER_RULES, papersOf } from '../../../schema/papers/ready';
import { isStale, LAWS, type Law } from '../../../schema/papers/rules/laws';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDate } from '../../lib/dates';
import { PAPER_LABELS } from './paper-words';
import { useWords } from './words';

/** What the list rests on, folded, with when somebody last looked it up. */
export function LawNotes({ vehicle, now }: { vehicle: OwnVehicleDto; now: number }) {
  const t = useWords();
  const lines = papersOf(vehicle, now).map(({ paper }) => ({ paper, law: LAWS[PAPER_RULES[paper].law] }));
  return (
    <details className="border-line border-t px-card py-3 text-sm">
      <summary className="touch-target cursor-pointer font-medium">{t('Why these papers')}</summary>
      <p className="mt-2 text-ink-muted">
        {t('Only what counts for this vehicle is listed. This is not legal advice.')}{' '}
        <LookedUpOn laws={lines.map(({ law }) => law)} />
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map(({ paper, law }) => (
          <li key={paper}>
            <span className="font-medium">{t(PAPER_LABELS[paper])}: </span>
            <span translate="no">{law.source}</span>
            <OldLaw law={law} now={now} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Says of a line that was looked up too long ago that it must be looked up again. */
export function OldLaw({ law, now }: { law: Law; now: number }) {
  const t = useWords();
  if (!isStale(law, now)) return null;
  return (
    <span className="block font-medium text-warning">
      {t('We looked this up on {date}; look again.', { date: formatDate(law.checkedOn) })}
    </span>
  );
}

/** When we looked lines up, by the oldest of them. */
export function LookedUpOn({ laws }: { laws: readonly Law[] }) {
  const t = useWords();
  const oldest = laws.map(({ checkedOn }) => checkedOn).sort()[0];
  return oldest && t('We looked this up on {date}.', { date: formatDate(oldest) });
}
