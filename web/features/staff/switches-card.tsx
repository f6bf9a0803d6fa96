import { useMutation } from '@tanstack/react-query';
import type { Switches } from '../../../schema/staff/switches';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { SwitchField } from '../../ui/switch-field';
import { setSwitchesMutation } from './staff.queries';
import { useWords } from './words';

const PERCENTS = [0, 1, 2, 3, 5, 10, 15, 20];

/** What the owner lets all salespeople do, and all managers. */
export function SwitchesCard({ switches }: { switches: Switches }) {
  const t = useWords();
  const save = useMutation({
    ...setSwitchesMutation,
    onSuccess: (...result) => {
      setSwitchesMutation.onSuccess?.(...result);
      toast({ title: t('Saved, from now on'), tone: 'success' });
    },
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const shown = save.isPending ? save.variables : switches;
  const { addVehicles, lowerPercent, seeAllLeads, managersSeeMoney } = shown;
  const set = (change: Partial<Switches>) => save.mutate({ ...shown, ...change });
  const percents = PERCENTS.includes(lowerPercent) ? PERCENTS : [...PERCENTS, lowerPercent];
  return (
    <>
      <Card padded={false} className="mt-5 max-w-3xl">
        <CardHeader title={t('What salespeople may do')} description={t('The same for all of them.')} />
        <div className="divide-y divide-line *:px-card *:py-3">
          <SwitchField
            label={t('Add vehicles')}
            checked={addVehicles}
            onCheckedChange={(checked) => set({ addVehicles: checked })}
          />
          <SwitchField
            label={t('See all leads')}
            description={t('Otherwise only their own, and those that nobody works on.')}
            checked={seeAllLeads}
            onCheckedChange={(checked) => set({ seeAllLeads: checked })}
          />
          <Field label={t('Lower a price')} hint={t('Counted from the price that you or a manager has set.')}>
            <Select
              className="sm:max-w-xs"
              value={lowerPercent}
              onChange={({ target }) => set({ lowerPercent: Number(target.value) })}
            >
              {percents.map((percent) => (
                <option key={percent} value={percent}>
                  {percent === 0 ? t('Not at all') : t('By up to {percent}%', { percent })}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </Card>
      <Card padded={false} className="mt-5 max-w-3xl">
        <CardHeader title={t('What managers may do')} description={t('The same for all of them.')} />
        <div className="px-card py-3">
          <SwitchField
            label={t('Managers see money')}
            description={t('What each car cost, what was spent on it, and the margin.')}
            checked={managersSeeMoney}
            onCheckedChange={(checked) => set({ managersSeeMoney: checked })}
          />
        </div>
      </Card>
    </>
  );
}
