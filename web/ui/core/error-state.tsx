import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTransition } from 'react';
import { useWords } from '../../i18n/common-words';
import { Button } from '../button';

export type ErrorStateProps = {
  title?: string;
  text?: string;
  onRetry?: () => unknown;
};

/** A part of the page could not be loaded. Always offers a way to continue, never a stack trace. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useWords();
  const [isRetrying, startRetry] = useTransition();
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-xl bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" className="size-5.5" />
      </span>
      <p className="font-semibold text-base">{title ?? t('Something went wrong')}</p>
      {text && <p className="mt-1 max-w-sm text-pretty text-ink-muted text-sm">{text}</p>}
      {onRetry && (
        <Button
          className="mt-5"
          pending={isRetrying}
          onClick={() =>
            startRetry(async () => {
              await onRetry();
            })
          }
          icon={<RotateCw aria-hidden="true" className="size-4" />}
        >
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
