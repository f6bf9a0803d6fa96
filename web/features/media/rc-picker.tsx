import { FileText, X } from 'lucide-react';
import { useId } from 'react';
import { MAX_RC_BYTES, UPLOAD_MESSAGES } from '../../../schema/media/input';
import { toast } from '../../lib/toast-store';
import { buttonClass } from '../../ui/button-class';
import { IconButton } from '../../ui/core/icon-button';
import { Help } from '../../ui/help';
import { useWords } from './words';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

interface RcPickerProps {
  file: File | null;
  /** Whether the listing already has one. */
  hasRc?: boolean;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

/** The optional registration certificate: a picture or a PDF of at most 8 MB. */
export function RcPicker({ file, hasRc = false, disabled, onChange }: RcPickerProps) {
  const t = useWords();
  const inputId = useId();
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > MAX_RC_BYTES) return toast({ title: UPLOAD_MESSAGES.rcTooLarge, tone: 'error' });
    if (!ACCEPTED.includes(chosen.type)) return toast({ title: UPLOAD_MESSAGES.rcType, tone: 'error' });
    onChange(chosen);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-center gap-1">
        <span className="font-medium text-sm">{t('Registration Certificate (optional)')}</span>
        <Help question={t('What is an RC?')} topic="papers">
          {t(
            'The Registration Certificate, card or paper, says who owns the vehicle. Buyers trust a listing with an RC more.',
          )}
        </Help>
      </span>
      <div className="flex min-w-0 items-center gap-2">
        <label htmlFor={inputId} className={buttonClass({}, 'cursor-pointer has-disabled:opacity-50')}>
          <span className="inline-flex items-center gap-2">
            <FileText aria-hidden="true" className="size-4" />
            {file || hasRc ? t('Replace RC') : t('Upload RC')}
          </span>
          <input
            id={inputId}
            type="file"
            accept={ACCEPTED.join(',')}
            disabled={disabled}
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <span className="min-w-0 truncate text-ink-muted text-sm">
          {file?.name ?? (hasRc ? t('Saved with this listing') : t('Picture or PDF, up to 8MB'))}
        </span>
        {file && (
          <IconButton
            size="sm"
            label={t('Remove RC')}
            icon={<X aria-hidden="true" className="size-4" />}
            disabled={disabled}
            onClick={() => onChange(null)}
          />
        )}
      </div>
    </div>
  );
}
