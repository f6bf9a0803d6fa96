import { formatNumber } from '../../lib/format';
import { type Checked, countOf } from './import-form';
import { useListForm } from './list-store';
import { draftsText, useWords } from './words';

/** What the button will do, as the form stands. */
export function WantedCount({ checked }: { checked: Checked }) {
  const t = useWords();
  const { drafts, changes } = countOf(checked, useListForm());
  if (changes === 0 && drafts === 0) return t('Nothing to save');
  if (changes === 0) return t('Save {drafts}', { drafts: draftsText(drafts) });
  if (drafts === 0) return t('Change vehicles: {count}', { count: formatNumber(changes) });
  return t('Save {drafts}, change vehicles: {changes}', {
    drafts: draftsText(drafts),
    changes: formatNumber(changes),
  });
}
