import type { PlanId } from '../../schema/billing/plan-names';
import { PLANS } from '../../schema/billing/plans';
import { cx } from '../lib/class-names';
import { buttonClass } from './button-class';

interface HouseAdProps {
  /** The plans of the viewer and of the page's owner; a paid plan of either hides advertisements. */
  plans: readonly (PlanId | undefined)[];
  /** Labels it as an advertisement. */
  label: string;
  title: string;
  text: string;
  action: string;
  href: string;
  className?: string;
}

/** An advertisement, always for our own plans: there is no advertising network. */
export function HouseAd({ plans, label, title, text, action, href, className }: HouseAdProps) {
  if (plans.some((plan) => plan && !PLANS[plan].showsAds)) return null;
  return (
    <aside aria-label={label} className={cx('rounded-lg border border-line bg-sunken p-4', className)}>
      <p className="text-ink-muted text-xs">{label}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-ink-muted text-sm">{text}</p>
        </div>
        <a href={href} className={buttonClass({ size: 'sm' })}>
          {action}
        </a>
      </div>
    </aside>
  );
}
