import type { GrievanceDetailsDto } from '../../../schema/grievances/output';
import { formatDateTime } from '../../lib/dates';

type Step = GrievanceDetailsDto['log'][number]['step'];

const STEP_LABELS: Record<Step, string> = {
  received: 'Received',
  acknowledged: 'Taken up',
  escalated: 'Mailed to the officer',
  seller_notified: 'Seller notified',
  resolved: 'Resolved',
  refused: 'Refused',
  seller_erased: 'The seller’s account was erased',
};

const TITLE = 'font-semibold text-sm';

/** What was written, by when it must be answered, and what has happened to it. */
export function ComplaintDetails({ complaint }: { complaint: GrievanceDetailsDto }) {
  const { details, about, contact, language, answer, vehicleId, deadlines, log, receivedAt } = complaint;
  return (
    <div data-autofocus tabIndex={-1} className="flex flex-col gap-5 text-sm outline-none">
      <section className="flex flex-col gap-1">
        <p className="text-ink-muted">{`Received ${formatDateTime(receivedAt)}, language ${language}`}</p>
        {about && (
          <p className="wrap-anywhere" translate="no">
            {vehicleId ? (
              <a
                href={`/vehicle/${vehicleId}`}
                target="_blank"
                rel="noreferrer"
                className="text-accent underline"
              >
                {about}
              </a>
            ) : (
              about
            )}
          </p>
        )}
        {about && !complaint.sellerId && (
          <p className="text-ink-muted">No page is there under this address.</p>
        )}
        <p className="wrap-anywhere" translate="no">
          {contact ?? 'No address: the answer is read by the number'}
        </p>
        <p className="wrap-anywhere mt-2 whitespace-pre-line text-base" translate="no">
          {details || 'What visitors wrote is under Reports.'}
        </p>
      </section>
      {answer && (
        <section>
          <h3 className={TITLE}>Answer</h3>
          <p className="wrap-anywhere whitespace-pre-line" translate="no">
            {answer}
          </p>
        </section>
      )}
      <section>
        <h3 className={TITLE}>Time limits</h3>
        <ul className="mt-1 flex flex-col gap-1">
          {deadlines.map(({ timer, stage, rule, at }) => (
            <li key={timer}>
              <span className="font-medium tabular-nums">{formatDateTime(at)}</span>
              {stage === 'acknowledge' ? ': acknowledge' : ': resolve'}
              <span className="block text-ink-muted text-xs">{rule}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={TITLE}>Log</h3>
        <ol className="mt-1 flex flex-col gap-1">
          {log.map(({ at, step, by, note }) => (
            <li key={`${at} ${step}`} className="wrap-anywhere">
              <span className="text-ink-muted tabular-nums">{formatDateTime(at)}</span>{' '}
              {`${STEP_LABELS[step]}${by ? ` by ${by}` : ''}`}
              {note && note !== answer && <span className="text-ink-muted">{`: ${note}`}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
