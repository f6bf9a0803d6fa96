import { inLanguage } from '../../../schema/common/languages';
import { useReader } from '../../i18n/texts';

interface WithdrawLinkProps {
  /** The private page of what was sent; null if nothing was, or if it repeats what another person has sent. */
  path: string | null;
  label: string;
}

/**
 * Lets buyers change their mind, below the confirmation; hidden without a path, until the script finds the one
 * that it kept (web/page/withdrawal.ts).
 */
export function WithdrawLink({ path, label }: WithdrawLinkProps) {
  const { language, texts } = useReader();
  return (
    <div data-withdraw hidden={!path} className="text-ink-muted text-sm">
      <p>{texts.offer.changedMind}</p>
      <a
        href={path ? inLanguage(path, language) : '#'}
        rel="nofollow"
        className="touch-target inline-flex items-center underline"
      >
        {label}
      </a>
    </div>
  );
}
