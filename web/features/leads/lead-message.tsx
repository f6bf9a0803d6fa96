import { useState } from 'react';
import { cx } from '../../lib/class-names';
import { useWords } from './words';

/** About two lines of a table cell. */
const LONG = 110;

interface LeadMessageProps {
  text: string;
  /** In a row of a list: on phones one line of it, since the whole lead is a tap away. */
  inRow?: boolean;
}

/** The buyer's message; a long one is expanded on request. */
export function LeadMessage({ text, inRow = false }: LeadMessageProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > 2;
  return (
    <div className="mt-1 max-w-96 font-normal text-ink-muted text-sm">
      <p
        translate="no"
        className={cx(
          'wrap-break-word whitespace-pre-line',
          isLong && !open && 'line-clamp-2',
          inRow && 'max-md:line-clamp-1',
        )}
      >
        “{text}”
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={cx('touch-target font-medium text-accent', inRow && 'max-md:hidden')}
        >
          {open ? t('Show less') : t('Read all')}
        </button>
      )}
    </div>
  );
}
