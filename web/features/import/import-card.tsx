import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TimeAgo } from '../../ui/core/time-ago';
import { hasCard, importsKey } from './has-imports';
import { importJobsQuery } from './import.queries';
import { dropJob, type ImportJob, isDone, sentOf, sizeOf } from './import-job';
import { RunImport } from './run-import';
import { useUndoImport } from './use-undo-import';
import { useWords } from './words';

/** The imports of the last day that can be continued or undone from this device. */
export function ImportCard() {
  const t = useWords();
  const client = useQueryClient();
  const { data: jobs = [] } = useQuery(importJobsQuery);
  const [running, setRunning] = useState<ImportJob>();
  const undo = useUndoImport();
  const { mutate: drop } = useMutation({
    mutationFn: dropJob,
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  });
  const listed = jobs.filter(hasCard);
  return (
    <>
      {running && <RunImport job={running} onClose={() => setRunning(undefined)} />}
      {listed.map((job) => (
        <Card key={job.id} className="mb-5">
          <section
            aria-label={t('Import')}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <span className="min-w-0">
              <span className="block font-medium">
                {isDone(job)
                  ? t('Imported: {all}', { all: formatNumber(sizeOf(job)) })
                  : t('Import stopped at {sent} of {all}', {
                      sent: formatNumber(sentOf(job)),
                      all: formatNumber(sizeOf(job)),
                    })}
              </span>
              <span className="text-ink-muted text-sm">
                <TimeAgo at={new Date(job.startedAt).toISOString()} />
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {isDone(job) ? (
                <Button size="sm" variant="ghost" onClick={() => drop(job.id)}>
                  {t('Dismiss')}
                </Button>
              ) : (
                <Button size="sm" variant="primary" onClick={() => setRunning(job)}>
                  {t('Go on')}
                </Button>
              )}
              {sentOf(job) > 0 ? (
                <Button size="sm" onClick={() => undo(job.id)}>
                  {t('Undo the import')}
                </Button>
              ) : (
                <Button size="sm" onClick={() => drop(job.id)}>
                  {t('Discard')}
                </Button>
              )}
            </span>
          </section>
        </Card>
      ))}
    </>
  );
}
