import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useWords } from './words';

/** Whether the page is visible again: back from the dialler, or from the desktop's question for an app. */
function useIsBack() {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setBack(true);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return isBack;
}

interface CallQuestionProps<Result> {
  about: string;
  /** The first one is the usual one. */
  results: readonly { value: Result; label: ReactNode }[];
  isPending: boolean;
  onChoose: (result: Result) => void;
  onClose: () => void;
}

/** Asks what came of a call once the seller is back from it; one tap answers. */
export function CallQuestion<Result extends string>(props: CallQuestionProps<Result>) {
  const { about, results, isPending, onChoose, onClose } = props;
  const t = useWords();
  const isBack = useIsBack();
  if (!isBack) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('How did the call go?')}
      description={<span translate="no">{about}</span>}
    >
      <div className="grid grid-cols-2 gap-2">
        {results.map(({ value, label }, at) => (
          <Button
            key={value}
            disabled={isPending}
            className={at === 0 && results.length % 2 === 1 ? 'col-span-2' : ''}
            variant={at === 0 ? 'primary' : 'secondary'}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
