import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { PAPER_LABELS } from '../../../schema/papers/kinds';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { sendPapersLater } from './send-papers';
import { BY_HAND } from './signatures';
import {
  answerQuestions,
  dropUnsentPaper,
  setProblem,
  type UnsentPaper,
  unsentPapersQuery,
} from './unsent-papers';
import { usePaperFile } from './use-paper-file';
import { useWords } from './words';

const ConfirmDialog = lazyDialog(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

/** Refusals that ask something, which the person may answer with yes. */
const QUESTIONS = ['paper_second', 'cash_of_sale'];

function UnsentRow({ unsent: { paper, problem } }: { unsent: UnsentPaper }) {
  const t = useWords();
  const client = useQueryClient();
  const print = usePaperFile();
  const [isLeaving, setLeaving] = useState(false);
  const { code, kind, issuedAt, fields } = paper;
  const isAsked = problem !== undefined && QUESTIONS.includes(problem.code);
  const refresh = () => client.invalidateQueries({ queryKey: unsentPapersQuery.queryKey });
  const send = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await (isAsked ? answerQuestions(code) : setProblem(code, undefined));
      await sendPapersLater(client);
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {t(PAPER_LABELS[kind])} · {t('The number follows')}
        </p>
        <p className="wrap-break-word text-ink-muted text-sm">
          {t('Made without a network on {time}', { time: formatDateTime(issuedAt) })} ·{' '}
          <span translate="no">
            {fields.buyer.name}, {fields.vehicle.name}
          </span>
        </p>
        {problem ? (
          <p role="alert" className="text-danger text-sm">
            {t.known(problem.text)}
          </p>
        ) : (
          <p className="text-ink-muted text-sm">
            {t('Only on this device. It is sent when there is a connection.')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {problem && (
          <Button size="sm" variant="ghost" onClick={() => setLeaving(true)}>
            {t('Discard')}
          </Button>
        )}
        <Button size="sm" pending={send.isPending} onClick={() => send.mutate()}>
          {isAsked ? t('Send it anyway') : t('Send now')}
        </Button>
        <Button
          size="sm"
          icon={<FileDown aria-hidden="true" className="size-4" />}
          pending={print.isPending}
          onClick={() => print.mutate({ paper, signatures: BY_HAND })}
        >
          {t('Copy to sign')}
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('Discard this paper?')}
          body={t(
            'It never gets a number, and its code stays unknown. A PDF that you have passed on stays where it is.',
          )}
          confirmLabel={t('Discard')}
          onConfirm={async () => {
            await dropUnsentPaper(code);
            await refresh();
          }}
          onOpenChange={setLeaving}
        />
      )}
    </li>
  );
}

/** The papers on this device that have no number yet, of one vehicle or of all. */
export function UnsentRows({ vehicleId }: { vehicleId?: string }) {
  const { data: unsent = [] } = useQuery(unsentPapersQuery);
  const shown = unsent.filter((one) => vehicleId === undefined || one.vehicleId === vehicleId);
  if (shown.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {shown.map((one) => (
        <UnsentRow key={one.paper.code} unsent={one} />
      ))}
    </ul>
  );
}
