import { Search } from 'lucide-react';
import { useWords } from '../../i18n/common-words';
import { FRAME } from '../workspace/frame-class';
import { useFind } from './find-provider';

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Looks like a field and opens the search: the first one of each screen on a phone, in the header elsewhere. */
export function FindButton({ inHeader = false }: { inHeader?: boolean }) {
  const t = useWords();
  const open = useFind();
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className={inHeader ? FRAME.findInHeader : FRAME.find}
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{t('Find anything')}</span>
      {inHeader && (
        <span aria-hidden="true" translate="no" className="ml-auto text-xs">
          {isMac ? '⌘K' : 'Ctrl K'}
        </span>
      )}
    </button>
  );
}
