import { X } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../lib/dates';
import { failureText, isUnauthorized, toastFailure } from '../../lib/failure';
import { formatNumber } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/core/icon-button';
import { Progress } from '../../ui/progress';
import { BarFrame } from './bar-frame';
import { RefusedDialog } from './refused-dialog';
import type { Run } from './run';
import { useWords } from './words';

interface RunBarProps {
  run: Run;
  onStop: () => void;
  onUndo: (run: Run & { state: 'done' }) => Promise<void>;
  onClose: () => void;
}

/** How a change of many vehicles goes on, what came of it, and its undo. */
export function RunBar({ run, onStop, onUndo, onClose }: RunBarProps) {
  const t = useWords();
  const now = useNow();
  const rows = run.state === 'done' ? run.refused : run.state === 'undone' ? run.kept : [];
  const [isListed, setListed] = useState(rows.length > 0);
  const label = t('Change of many vehicles');
  if (run.state === 'running' || run.state === 'undoing') {
    const values = { done: formatNumber(run.done), of: formatNumber(run.of) };
    const text =
      run.state === 'running' ? t('{done} of {of} changed', values) : t('{done} of {of} undone', values);
    return (
      <BarFrame label={label}>
        <div className="min-w-0 flex-1 px-2">
          <Progress label={text} percent={(run.done / run.of) * 100} />
        </div>
        {run.state === 'running' && (
          <Button size="sm" onClick={onStop}>
            {t('Stop')}
          </Button>
        )}
      </BarFrame>
    );
  }
  if (run.state === 'interrupted') {
    return (
      <BarFrame label={label}>
        <p role="alert" className="min-w-0 flex-1 px-2 text-sm">
          {t('{done} of {of} are done.', { done: formatNumber(run.done), of: formatNumber(run.of) })}{' '}
          {t.known(run.failure)}
        </p>
        <Button size="sm" variant="primary" onClick={run.again}>
          {t('Continue')}
        </Button>
        <Button size="sm" onClick={run.leave}>
          {t('Stop')}
        </Button>
      </BarFrame>
    );
  }
  const said =
    run.state === 'undone'
      ? [
          t('{count} restored', { count: formatNumber(run.restored) }),
          run.kept.length > 0 && t('{count} stay as they are', { count: formatNumber(run.kept.length) }),
        ]
      : [
          t('{count} changed', { count: formatNumber(run.changed) }),
          run.same > 0 && t('{count} were so already', { count: formatNumber(run.same) }),
          run.refused.length > 0 && t('{count} not changed', { count: formatNumber(run.refused.length) }),
        ];
  const until = run.state === 'done' && Date.parse(run.undoUntil ?? '') > now ? run.undoUntil : null;
  return (
    <BarFrame label={label}>
      <p role="status" className="min-w-0 flex-1 px-2 text-sm">
        {said.filter(Boolean).join(' · ')}
        {until && (
          <span className="block text-ink-muted text-xs">
            {t('Undo until {time}', { time: formatTime(until) })}
          </span>
        )}
      </p>
      {rows.length > 0 && (
        <Button size="sm" onClick={() => setListed(true)}>
          {t('Why?')}
        </Button>
      )}
      {until && run.state === 'done' && (
        <Button
          size="sm"
          variant="primary"
          onClick={() =>
            onUndo(run).catch((error) => {
              if (!isUnauthorized(error))
                toastFailure(error, failureText(error, t('That did not work. Please try again.')));
            })
          }
        >
          {t('Undo')}
        </Button>
      )}
      <IconButton
        size="sm"
        label={t('Close')}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onClose}
      />
      {isListed && (
        <RefusedDialog
          title={
            run.state === 'undone'
              ? t('{count} stay as they are', { count: formatNumber(rows.length) })
              : t('{count} not changed', { count: formatNumber(rows.length) })
          }
          rows={rows}
          onClose={() => setListed(false)}
        />
      )}
    </BarFrame>
  );
}
