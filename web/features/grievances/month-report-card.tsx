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
import { monthReportMutation } from './grievances.queries';

/** What came in a month, as a file. */
export function MonthReportCard() {
  const now = indianDay(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(now);
  const save = useMutation(monthReportMutation);
  return (
    <Card padded={false}>
      <CardHeader
        title="Report of a month"
        description="Received, acknowledged and resolved in time, by kind, and what is pending."
      />
      <div className="flex flex-wrap items-end gap-3 px-card py-4">
        <Field label="Month">
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
              onError: (error) => toastFailure(error, 'The report could not be made. Please try again.'),
            })
          }
        >
          Export CSV
        </Button>
      </div>
    </Card>
  );
}
