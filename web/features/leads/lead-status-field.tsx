import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { useMoveLead } from './use-move-lead';
import { useWords } from './words';

/**
 * A lead's status, the possible next ones, and undo, which is here because a dialog hides toasts from screen
 * readers.
 */
export function LeadStatusField({ lead }: { lead: LeadDto }) {
  const t = useWords();
  const { choices, move, isPending } = useMoveLead(lead);
  const [undo, setUndo] = useState<() => Promise<boolean>>();
  const choose = (value: string) => {
    const next = choices.find((choice) => choice === value);
    if (!next) return;
    move(next, (back) => {
      setUndo(() => back);
      return null;
    });
  };
  const takeBack = async () => {
    if (await undo?.()) setUndo(undefined);
  };
  return (
    <Field label={t('Status')} {...(isPending ? { hint: t('Saving...') } : {})}>
      <div className="flex gap-2 *:first:flex-1">
        <Select value={lead.status} onChange={({ target }) => choose(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t.known(LEAD_STATUS_WORDS[choice])}
            </option>
          ))}
        </Select>
        {undo && !isPending && <Button onClick={takeBack}>{t('Undo')}</Button>}
      </div>
    </Field>
  );
}
