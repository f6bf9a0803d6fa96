import { ArrowRight } from 'lucide-react';
import type { SignInOptions } from '../../../schema/auth/sign-in-options';
import { Form } from '../../ui/form';
import { type Onward, withOnward } from './onward';

interface DemoAccountsProps {
  accounts: SignInOptions['demoAccounts'];
  onward: Onward;
}

/** Development only; production names no accounts. One press signs in. */
export function DemoAccounts({ accounts, onward }: DemoAccountsProps) {
  return (
    <section translate="no" lang="en" aria-labelledby="demo-accounts" className="mt-8">
      <h2 id="demo-accounts" className="mb-2 text-ink-muted text-xs">
        Development: sign in with a demo account
      </h2>
      <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
        {accounts.map(({ email, password, label }) => (
          <li key={email}>
            <Form label={label} method="post" action={withOnward('/login', onward)}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <button
                type="submit"
                className="touch-target flex w-full items-center justify-between gap-3 px-3 py-2 text-left text-sm -outline-offset-2 transition-colors hover:bg-hover"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{label}</span>
                  <span className="block truncate text-ink-muted text-xs">{email}</span>
                </span>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
