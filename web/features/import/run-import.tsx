import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText, isUnauthorized } from '../../lib/failure';
import { formatNumber } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormAlert } from '../../ui/form-alert';
import { Progress } from '../../ui/progress';
import { runImportMutation } from './import.queries';
import { type ImportJob, isDone, sentOf, sizeOf } from './import-job';
import { useUndoImport } from './use-undo-import';
import { draftsText, useWords } from './words';

/** Sends an import step by step; it can be stopped, and continued here or later. */
export function RunImport({ job: begun, onClose }: { job: ImportJob; onClose: () => void }) {
  const t = useWords();
  const [job, setJob] = useState(begun);
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(null);
  const { mutate, isPending } = useMutation(runImportMutation);
  const undo = useUndoImport();
  const refused = job.changes.filter(({ refusal }) => refusal);

  const doneText = (done: ImportJob) => {
    const changed = done.changes.filter(({ changedAt }) => changedAt).length;
    const drafts = done.drafts.length;
    if (changed === 0) return t('{drafts} saved. Add photos to publish.', { drafts: draftsText(drafts) });
    return drafts === 0
      ? t('Vehicles changed: {count}', { count: formatNumber(changed) })
      : t('Vehicles changed: {changed}. Drafts saved: {drafts}.', {
          changed: formatNumber(changed),
          drafts: formatNumber(drafts),
        });
  };
  const run = () => {
    setProblem(undefined);
    controller.current = new AbortController();
    mutate(
      { job, signal: controller.current.signal, onStep: setJob },
      {
        onSuccess: (done) => {
          if (!isDone(done) || done.changes.some(({ refusal }) => refusal)) return;
          toast({
            title: doneText(done),
            tone: 'success',
            action: { label: t('Undo'), onSelect: () => undo(done.id) },
          });
          onClose();
        },
        onError: (error) => {
          if (!isUnauthorized(error))
            setProblem(
              failureText(error, t('The import has stopped. What is done is saved; go on from here.')),
            );
        },
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once
  useEffect(() => {
    run();
    return () => controller.current?.abort();
  }, []);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isDone(job) ? doneText(job) : t('Importing')}
      footer={
        <>
          {isPending ? (
            <Button onClick={() => controller.current?.abort()}>{t('Stop')}</Button>
          ) : (
            !isDone(job) && (
              <Button variant="primary" onClick={run}>
                {t('Go on')}
              </Button>
            )
          )}
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Progress
          label={t('{sent} of {all}', {
            sent: formatNumber(sentOf(job)),
            all: formatNumber(sizeOf(job)),
          })}
          percent={(sentOf(job) / Math.max(1, sizeOf(job))) * 100}
        />
        {!isDone(job) && (
          <p className="text-ink-muted text-sm">
            {t('You may close this: it can be continued from your listings, and undone for a day.')}
          </p>
        )}
        {refused.length > 0 && (
          <section aria-label={t('Not changed: {count}', { count: refused.length })}>
            <h3 className="font-medium">{t('Not changed: {count}', { count: refused.length })}</h3>
            <ul className="divide-y divide-line">
              {refused.map(({ vehicleId, name, refusal }) => (
                <li key={vehicleId} className="py-2 text-sm">
                  <span translate="no" className="wrap-anywhere font-medium">
                    {name}
                  </span>
                  <span className="block text-ink-muted">{t.known(refusal ?? '')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <FormAlert message={problem} />
      </div>
    </Dialog>
  );
}
