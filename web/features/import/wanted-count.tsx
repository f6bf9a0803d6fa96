import { useFormContext, useWatch } from 'react-hook-form';
import { formatNumber } from '../../lib/format';
import { type Checked, countOf, type ListForm } from './import-form';
import { useWords } from './words';

/** What the button will do, as the form stands. */
export function WantedCount({ checked }: { checked: Checked }) {
  const t = useWords();
  const { control } = useFormContext<ListForm>();
  const form = useWatch({ control }) as ListForm;
  const { drafts, changes } = countOf(checked, form);
  if (changes === 0) return t('Save {count} drafts', { count: formatNumber(drafts) });
  if (drafts === 0) return t('Change vehicles: {count}', { count: formatNumber(changes) });
  return t('Save {drafts} drafts, change vehicles: {changes}', {
    drafts: formatNumber(drafts),
    changes: formatNumber(changes),
  });
}
