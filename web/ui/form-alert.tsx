import { CircleAlert } from 'lucide-react';
import { useWords } from '../i18n/common-words';

/** A problem of the whole form. Always mounted, so that screen readers announce its text. */
export function FormAlert({ message }: { message: string | undefined }) {
  const t = useWords();
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t.known(message)}
        </p>
      )}
    </div>
  );
}
