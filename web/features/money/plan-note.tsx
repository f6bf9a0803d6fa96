import { PLANS } from '../../../schema/billing/plans';
import { useMay } from '../staff/use-may';
import { useWords } from './words';

/** Whose plan has it; with lines of an earlier plan, that they can still be read. */
export function MoneyPlanNote({ hasLines }: { hasLines: boolean }) {
  const t = useWords();
  const isOwner = useMay()('oneself');
  const plan = PLANS.growth.name;
  return (
    <p className="px-card py-3 text-ink-muted text-sm">
      {hasLines
        ? t('Changing this is part of {plan}. What you wrote stays here, and in your data.', { plan })
        : t('{plan} shows what each car cost you, and your margin.', { plan })}{' '}
      {isOwner && (
        <a href="/subscription" className="touch-target font-medium text-accent">
          {t('See plans')}
        </a>
      )}
    </p>
  );
}
