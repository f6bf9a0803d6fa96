import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/common-words';
import { copyText } from '../lib/copy-text';
import { Button, type ButtonProps } from './button';
import { IconButton } from './core/icon-button';

const COPIED_MS = 2_000;

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  text: string;
  label?: string;
  iconOnly?: boolean;
  onCopied?: () => void;
  onError?: (cause: unknown) => void;
};

/** Copies, and says so for two seconds. The caller handles a refusal, usually with a toast. */
export function CopyButton(props: CopyButtonProps) {
  const t = useWords();
  const { text, label = t('Copy'), iconOnly, onCopied, onError, ...look } = props;
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = () =>
    copyText(text).then(() => {
      setCopies((count) => count + 1);
      onCopied?.();
    }, onError);

  const copied = copies > 0;
  const icon = copied ? (
    <Check aria-hidden="true" className="size-4 text-positive" />
  ) : (
    <Copy aria-hidden="true" className="size-4" />
  );
  return (
    <>
      {iconOnly ? (
        <IconButton {...look} label={label} icon={icon} onClick={copy} />
      ) : (
        <Button {...look} icon={icon} onClick={copy}>
          <CopyLabel label={label} copied={copied} />
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied ? t('Copied') : ''}
      </span>
    </>
  );
}

/** The two texts overlap, so that the button keeps the width of the longer one. */
function CopyLabel({ label, copied }: { label: string; copied: boolean }) {
  const t = useWords();
  return (
    <span className="grid *:[grid-area:1/1]">
      <span className={copied ? 'invisible' : ''}>{label}</span>
      <span className={copied ? '' : 'invisible'}>{t('Copied')}</span>
    </span>
  );
}
