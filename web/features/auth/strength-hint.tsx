import { cx } from '../../lib/class-names';
import { passwordStrength } from './password-strength';

const FILLS = ['bg-line-strong', 'bg-warning', 'bg-positive', 'bg-positive'];

/** Three bars and a word; the word carries the meaning. */
export function StrengthHint({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex w-20 shrink-0 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={cx('h-1 flex-1 rounded-full', step <= score ? FILLS[score] : 'bg-line')}
          />
        ))}
      </span>
      <span aria-live="polite">{label}</span>
    </span>
  );
}
