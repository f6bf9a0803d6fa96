import { RotateCw } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { ButtonLink } from '../../ui/core/button-link';
import { ErrorState } from '../../ui/core/error-state';
import { TEXT_LINK } from './text-link';
import { useWords } from './words';

/** Sign-in came back without a session: stops here to avoid a loop. */
export function AuthFailed({ again }: { again: string }) {
  const t = useWords();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center px-6">
      <h1 className="sr-only">{t('Sign-in failed')}</h1>
      <ErrorState
        title={t('Authentication was not completed')}
        text={t(
          'The sign-in was cancelled, took longer than ten minutes, or its answer did not fit. Nothing has been changed.',
        )}
      />
      <div className="-mt-7 flex flex-col items-center gap-4">
        <ButtonLink href={again} icon={<RotateCw aria-hidden="true" className="size-4" />}>
          {t('Try again')}
        </ButtonLink>
        <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
          <a href="/login" className={buttonClass({ variant: 'ghost' })}>
            {t('Sign in with email')}
          </a>
          <a href="/auth/troubleshoot" className={`${TEXT_LINK} px-3.5 text-sm`}>
            {t('Troubleshoot')}
          </a>
        </div>
      </div>
    </main>
  );
}
