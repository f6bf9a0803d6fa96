import type { SignInOptions } from '../../../schema/auth/sign-in-options';
import { DemoAccounts } from './demo-accounts';
import type { Onward } from './onward';
import { Or, ProviderLink } from './provider-link';

interface OtherWaysProps {
  onward: Onward;
  options: SignInOptions;
}

/** The provider, if one is configured, and the seeded accounts in development. */
export function OtherWays({ onward, options: { provider, demoAccounts } }: OtherWaysProps) {
  return (
    <>
      {provider && (
        <>
          <Or />
          <ProviderLink onward={onward} provider={provider} />
        </>
      )}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onward={onward} />}
    </>
  );
}
