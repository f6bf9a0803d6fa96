import { PHOTO_KINDS, type PhotoKind } from '../../../schema/media/photo-kinds';
import { cx } from '../../lib/class-names';
import { useWords } from './words';

const LABELS = {
  outside: 'Outside',
  inside: 'Inside',
  papers: 'Papers',
  damage: 'Damage',
} as const satisfies Record<PhotoKind, string>;

interface PhotoKindChoiceProps {
  /** The photo's. */
  name: string;
  kind: PhotoKind | undefined;
  onChange: (kind: PhotoKind | undefined) => void;
}

/** What a photo shows, said with one tap; a second one takes it back. */
export function PhotoKindChoice({ name, kind, onChange }: PhotoKindChoiceProps) {
  const t = useWords();
  return (
    <fieldset className="grid grid-cols-2 gap-1 p-1">
      <legend className="sr-only">{t('What {name} shows', { name })}</legend>
      {PHOTO_KINDS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onChange(kind === one ? undefined : one)}
          className={cx(
            'h-9 truncate rounded-sm border px-1 font-medium text-xs',
            kind === one ? 'border-accent bg-accent text-accent-ink' : 'border-line bg-raised',
          )}
        >
          {t(LABELS[one])}
        </button>
      ))}
    </fieldset>
  );
}
