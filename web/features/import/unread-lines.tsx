import type { ReadList } from '../../../schema/vehicles/read-entry';
import { formatNumber } from '../../lib/format';
import { useWords } from './words';

/** What was left out: lines without a vehicle, and those beyond the limit. */
export function UnreadLines({ list: { unread, beyond } }: { list: ReadList }) {
  const t = useWords();
  return (
    <>
      {beyond > 0 && (
        <p className="font-medium text-sm">
          {t('{beyond} more are not shown. Save these first, then import the rest.', {
            beyond: formatNumber(beyond),
          })}
        </p>
      )}
      {unread.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1">
            {t('Lines without a vehicle: {count}', { count: formatNumber(unread.length) })}
          </summary>
          <ul translate="no" className="list-disc pl-5 text-ink-muted">
            {unread.slice(0, 200).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one reading, which do not move
              <li key={at} className="wrap-anywhere whitespace-pre-line">
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
