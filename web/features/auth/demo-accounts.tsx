import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { SignInOptionsDto } from '../../../schema/auth/output';
import { ApiError } from '../../lib/api';
import { toast } from '../../lib/toast-store';
import { Spinner } from '../../ui/spinner';
import { finishSignIn } from './finish-sign-in';
import { logIn } from './sign-in.queries';
import type { SignInSearch } from './sign-in-search';

interface DemoAccountsProps {
  accounts: SignInOptionsDto['demoAccounts'];
  search: SignInSearch;
}

/** Development only: the server names no accounts anywhere else. One press signs in for real. */
export function DemoAccounts({ accounts, search }: DemoAccountsProps) {
  const signIn = useMutation({
    mutationFn: logIn,
    onSuccess: () => finishSignIn(search),
    onError: (error) =>
      toast({
        title: 'This demo account could not sign in',
        description: error instanceof ApiError ? error.says : error.message,
        tone: 'error',
      }),
  });
  const busy = signIn.isPending || signIn.isSuccess;
  return (
    <section aria-labelledby="demo-accounts" className="mt-8">
      <h2 id="demo-accounts" className="mb-2 text-ink-muted text-xs">
        Development: sign in with a demo account
      </h2>
      <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
        {accounts.map(({ email, password, label }) => (
          <li key={email}>
            <button
              type="button"
              disabled={busy}
              onClick={() => signIn.mutate({ email, password })}
              className="touch-target flex w-full items-center justify-between gap-3 px-3 py-2 text-left text-sm -outline-offset-2 transition-colors hover:bg-hover disabled:opacity-60"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{label}</span>
                <span className="block truncate text-ink-muted text-xs">{email}</span>
              </span>
              {busy && signIn.variables?.email === email ? (
                <Spinner />
              ) : (
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
