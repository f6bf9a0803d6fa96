import { inLanguage } from '../../../schema/common/languages';
import { GRIEVANCES_PATH, writeGrievanceNumber } from '../../../schema/grievances/number';
import type { FollowedGrievance } from '../../../schema/grievances/output';
import { useOwnWords } from '../../i18n/own-words';
import { useReader } from '../../i18n/texts';
import { formatDateTime } from '../../lib/dates';
import { Card } from '../../ui/card';

/** Where people appeal against an answer. */
const APPEAL_URL = 'https://gac.gov.in';

interface FollowedComplaintProps {
  complaint: FollowedGrievance;
  /** It was sent just now. */
  isNew: boolean;
}

/** What became of a complaint, with its number. */
export function FollowedComplaint({ complaint, isNew }: FollowedComplaintProps) {
  const { texts: all, language } = useReader();
  const own = useOwnWords();
  const { grievance: texts, withdrawal } = all;
  const { number, kind, state, details, answer, isGone, receivedAt, dueAt, closedAt } = complaint;
  const rows: [label: string, value: string][] = [
    [withdrawal.state, texts.states[state]],
    [texts.kind, texts.kinds[kind]],
    [withdrawal.sentAt, formatDateTime(receivedAt, language)],
    [closedAt ? texts.answer : texts.until, formatDateTime(closedAt ?? dueAt, language)],
  ];
  return (
    <>
      {isNew && (
        <p role="status" tabIndex={-1} className="font-medium">
          {texts.sent}
        </p>
      )}
      <p className="font-semibold text-xl tabular-nums" translate="no">
        <a
          href={inLanguage(`${GRIEVANCES_PATH}?number=${number}`, language)}
          className="text-accent underline"
        >
          {writeGrievanceNumber(number)}
        </a>
      </p>
      {isGone && <p>{texts.gone}</p>}
      <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface">
        {rows.map(([label, value]) => (
          <div key={label} className="-mr-px -mb-px border-line border-r border-b px-4 py-3">
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {details && (
        <p className="wrap-anywhere whitespace-pre-line" {...own(details)}>
          {details}
        </p>
      )}
      {answer && (
        <Card className="flex flex-col gap-2">
          <h2 className="font-semibold">{texts.answer}</h2>
          <p className="wrap-anywhere whitespace-pre-line" {...own(answer)}>
            {answer}
          </p>
          <p className="text-ink-muted text-sm">
            {`${texts.appeal} `}
            <a href={APPEAL_URL} rel="noreferrer" className="text-accent underline">
              gac.gov.in
            </a>
          </p>
        </Card>
      )}
    </>
  );
}
