import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { loginUrl } from '../../lib/login-url';
import { buttonClass } from '../../ui/button-class';
import { signInOptionsQuery } from './auth.queries';
import { DemoAccounts } from './demo-accounts';
import type { SignInSearch } from './sign-in-search';

/** The provider, where one is configured, and in development the seeded accounts. */
export function OtherWays({ search }: { search: SignInSearch }) {
  const { data } = useQuery(signInOptionsQuery);
  if (!data) return null;
  const { provider, demoAccounts } = data;
  return (
    <>
      {provider && (
        <>
          <p className="my-5 flex items-center gap-3 text-ink-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <a href={loginUrl(search)} className={buttonClass({ size: 'lg', block: true })}>
            <span className="flex items-center gap-2">
              <KeyRound aria-hidden="true" className="size-4" />
              Continue with {provider.name}
            </span>
          </a>
        </>
      )}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} search={search} />}
    </>
  );
}
