import { Camera } from 'lucide-react';
import { useId } from 'react';
import { useWords } from './words';

/** Opens the camera directly, on handheld devices. */
export function CameraInput({ onPhoto }: { onPhoto: (files: File[]) => void }) {
  const t = useWords();
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="hidden cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-line-strong border-dashed bg-sunken px-4 font-medium text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:flex"
    >
      <Camera aria-hidden="true" className="size-6 text-ink-muted" />
      {t('Take photo')}
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={(event) => {
          onPhoto([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
