import { KeyRound } from 'lucide-react';
import { loginUrl } from '../../lib/login-url';
import { buttonClass } from '../../ui/button-class';
import type { Onward } from './onward';
import { useWords } from './words';

interface ProviderProps {
  onward: Onward;
  provider: string;
  variant?: 'primary';
}

/** Signs in through the configured provider. */
export function ProviderLink({ onward: { returnUrl, popup }, provider, variant }: ProviderProps) {
  const t = useWords();
  return (
    <a
      href={loginUrl({ returnUrl: returnUrl ?? undefined, popup })}
      className={buttonClass({ variant, size: 'lg', block: true })}
    >
      <span className="flex items-center gap-2">
        <KeyRound aria-hidden="true" className="size-4" />
        {t('Continue with {provider}', { provider })}
      </span>
    </a>
  );
}

/** The divider between two ways to sign in. */
export const Or = () => (
  <p className="my-5 flex items-center gap-3 text-ink-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {useWords()('or')}
  </p>
);

/** The provider above the form, if one is configured. */
export function ProviderFirst({ onward, provider }: { onward: Onward; provider: string | null }) {
  if (!provider) return null;
  return (
    <>
      <ProviderLink onward={onward} provider={provider} variant="primary" />
      <Or />
    </>
  );
}
