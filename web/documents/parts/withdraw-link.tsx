import { inLanguage } from '../../../schema/common/languages';
import { useReader } from '../../i18n/texts';

interface WithdrawLinkProps {
  /** The private page of what was sent; null if it repeats what another person has sent. */
  path: string | null;
  label: string;
}

/** Lets buyers change their mind, below the confirmation. */
export function WithdrawLink({ path, label }: WithdrawLinkProps) {
  const { language, texts } = useReader();
  if (!path) return null;
  return (
    <div className="text-ink-muted text-sm">
      <p>{texts.offer.changedMind}</p>
      <a
        href={inLanguage(path, language)}
        rel="nofollow"
        className="touch-target inline-flex items-center underline"
      >
        {label}
      </a>
    </div>
  );
}
