import { useRouter } from '@tanstack/react-router';
import { useWords } from '../i18n/common-words';
import { ErrorState } from '../ui/core/error-state';

/** Shown instead of a page that failed; the error itself goes to the log. */
export function ErrorPage() {
  const t = useWords();
  const router = useRouter();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-6">
      <ErrorState
        title={t('This page could not be shown')}
        text={t.known('Something went wrong on our side. Please try again.')}
        onRetry={() => router.invalidate()}
      />
    </main>
  );
}
