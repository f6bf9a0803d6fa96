import { AuthWait } from './auth-wait';
import { useWords } from './words';

/**
 * The end of a sign-in: a popup notifies its opener and closes, a page returns to the person's destination (web/page/journey.ts).
 */
export function CallbackDocument({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useWords();
  return (
    <AuthWait title={t('Completing Authentication')} text={t('One moment, please...')}>
      <span data-callback={isSignedIn ? 'success' : 'error'} />
    </AuthWait>
  );
}
