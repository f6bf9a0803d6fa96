import { KeyRound } from 'lucide-react';
import type { SignInOptions } from '../../../schema/auth/sign-in-options';
import { loginUrl } from '../../lib/login-url';
import { buttonClass } from '../../ui/button-class';
import { DemoAccounts } from './demo-accounts';
import type { Onward } from './onward';

interface OtherWaysProps {
  onward: Onward;
  options: SignInOptions;
}

/** The provider, where one is configured, and in development the seeded accounts. */
export function OtherWays({ onward, options: { provider, demoAccounts } }: OtherWaysProps) {
  const { returnUrl, popup } = onward;
  return (
    <>
      {provider && (
        <>
          <p className="my-5 flex items-center gap-3 text-ink-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <a
            href={loginUrl({ returnUrl: returnUrl ?? undefined, popup })}
            className={buttonClass({ size: 'lg', block: true })}
          >
            <span className="flex items-center gap-2">
              <KeyRound aria-hidden="true" className="size-4" />
              Continue with {provider}
            </span>
          </a>
        </>
      )}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onward={onward} />}
    </>
  );
}
