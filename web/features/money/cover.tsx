import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useWords } from './words';

/** What stands for a covered amount. */
export function CoveredAmount() {
  const t = useWords();
  return (
    <>
      <span aria-hidden="true" className="text-ink-muted">
        ••••
      </span>
      <VisuallyHidden>{t('Covered')}</VisuallyHidden>
    </>
  );
}

interface CoverButtonProps {
  isShown: boolean;
  onToggle: () => void;
  /** The id of what it shows. */
  controls: string;
}

export function CoverButton({ isShown, onToggle, controls }: CoverButtonProps) {
  const t = useWords();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Button
      size="sm"
      icon={<Icon aria-hidden="true" className="size-4" />}
      aria-expanded={isShown}
      aria-controls={controls}
      onClick={onToggle}
    >
      {isShown ? t('Hide') : t('Show')}
    </Button>
  );
}
