import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { SectionTitle } from '../../ui/card';
import { logInWithPopup } from './popup-login';
import { persistSession, refreshSession, sessionHealthQuery } from './sign-in.queries';

const NOT_SIGNED_IN = { title: 'There is no session to keep', description: 'Sign in first.' };

/** What can be tried when signing in does not work. A check that fails counts as "not signed in" (spec 1, section 8). */
export function SessionActions() {
  const client = useQueryClient();
  const report = (title: string) => ({
    onSuccess: ({ authenticated }: { authenticated: boolean }) =>
      toast(authenticated ? { title, tone: 'success' } : NOT_SIGNED_IN),
    onError: (error: Error) => {
      console.warn('the session was not renewed', error);
      toast(NOT_SIGNED_IN);
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionHealthQuery.queryKey }),
  });
  const persist = useMutation({
    mutationFn: () => persistSession({ client }),
    ...report('Session persisted'),
  });
  const refresh = useMutation({
    mutationFn: () => refreshSession({ client }),
    ...report('Session refreshed'),
  });
  const popup = useMutation({
    mutationFn: logInWithPopup,
    onSuccess: (signedIn) =>
      signedIn ||
      toast({
        title: 'The sign-in window gave no answer',
        description: 'It was blocked, closed, or took longer than 30 seconds. Allow popups, or use email.',
        tone: 'error',
      }),
  });
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section className="flex flex-col gap-2">
        <SectionTitle className="mb-1">Repair this session</SectionTitle>
        <Button block pending={persist.isPending} onClick={() => persist.mutate()}>
          Persist Current Session
        </Button>
        <Button block pending={refresh.isPending} onClick={() => refresh.mutate()}>
          Refresh Session
        </Button>
      </section>
      <section className="flex flex-col gap-2">
        <SectionTitle className="mb-1">Sign in another way</SectionTitle>
        <Button block pending={popup.isPending} onClick={() => popup.mutate()}>
          Try the provider's authentication
        </Button>
        <Link to="/signup" className={buttonClass({ block: true })}>
          Email Signup
        </Link>
        <Link to="/signin" search={{ method: 'email' }} className={buttonClass({ block: true })}>
          Email Signin
        </Link>
      </section>
    </div>
  );
}
