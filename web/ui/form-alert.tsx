import { CircleAlert } from 'lucide-react';

/** A problem of the whole form. Always mounted, so that screen readers announce its text. */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
