import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/download-file';
import { toastFailure } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { monthMutation } from './bills.queries';
import { useWords } from './words';

/** The bills of a month as a file for the accountant. */
export function MonthCard() {
  const t = useWords();
  const now = indianDay(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(now);
  const save = useMutation(monthMutation);
  return (
    <section aria-label={t('Bills of a month')}>
      <Card padded={false}>
        <CardHeader
          title={t('Bills of a month')}
          description={t('With cost, margin, tax and what was received, for your accountant.')}
        />
        <div className="flex flex-wrap items-end gap-3 px-card py-4">
          <Field label={t('Month')}>
            <Input
              type="month"
              max={now}
              value={month}
              // An emptied field has no month to ask for.
              onChange={({ target }) => target.value && setMonth(target.value)}
            />
          </Field>
          <Button
            icon={<Download aria-hidden="true" className="size-4" />}
            pending={save.isPending}
            onClick={() =>
              save.mutate(month, {
                onSuccess: saveFile,
                onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
              })
            }
          >
            {t('Export CSV')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
