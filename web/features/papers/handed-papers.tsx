import type { UseFormRegisterReturn } from 'react-hook-form';
import { HANDED_LABELS, HANDED_PAPERS } from '../../../schema/papers/kinds';
import { Checkbox } from '../../ui/checkbox';
import { useWords } from './words';

/** Which papers change hands with a vehicle. */
export function HandedPapers({ label, field }: { label: string; field: UseFormRegisterReturn }) {
  const t = useWords();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      {HANDED_PAPERS.map((paper) => (
        <Checkbox key={paper} label={t(HANDED_LABELS[paper])} value={paper} {...field} />
      ))}
    </fieldset>
  );
}
