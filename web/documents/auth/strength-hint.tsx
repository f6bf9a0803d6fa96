import { STRENGTH_FILLS } from '../../lib/password-strength';
import { useWords } from './words';

/** By score (web/lib/password-strength.ts). */
const STRENGTHS = [
  'At least 8 characters',
  'Easy to guess: make it longer',
  'Good password',
  'Strong password',
] as const;

/** Three bars and a word, updated by web/page/passwords.ts; the word carries the meaning. */
export function StrengthHint() {
  const t = useWords();
  const words = STRENGTHS.map((word) => t(word));
  return (
    <p data-strength={words.join('|')} className="flex items-center gap-3 text-ink-muted text-sm">
      <span aria-hidden="true" data-script="" className="flex w-20 shrink-0 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 flex-1 rounded-full ${STRENGTH_FILLS[0]}`} />
        ))}
      </span>
      <span aria-live="polite">{words[0]}</span>
    </p>
  );
}
