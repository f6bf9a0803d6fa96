import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DRAFTS_PART, PRICES_PART, REQUESTS_PART, VISITS_PART } from '../../../schema/common/tab-paths';
import type { LeadStatus } from '../../../schema/leads/lead-statuses';

/** The screen of the workspace where it is done. */
type Place =
  | {
      to: '/dashboard/leads';
      search?: { lead?: string; status?: LeadStatus };
      hash?: typeof VISITS_PART | typeof PRICES_PART;
    }
  | { to: '/dashboard/print'; state: { printed: readonly string[] } }
  | { to: '/dashboard/listings'; hash: typeof DRAFTS_PART }
  | { to: '/dashboard/listings/$id'; params: { id: string } }
  | { to: '/dashboard/settings'; search: { section: 'staff' } }
  | { to: '/dashboard'; hash: typeof REQUESTS_PART };

export interface TodayItemProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  place: Place;
  /** What can be done right here; otherwise the line leads to where it is done. */
  action?: ReactNode;
}

/** One thing to do. */
export function TodayItem({ icon, title, text, place, action }: TodayItemProps) {
  return (
    <li className="flex flex-wrap items-center">
      <Link
        {...place}
        preload={false}
        className="flex min-w-0 flex-1 basis-56 items-center gap-3 px-card py-2.5 -outline-offset-2 hover:bg-hover [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
      >
        {icon}
        <span className="min-w-0 flex-1">
          <span className="wrap-break-word block font-medium">{title}</span>
          {text && <span className="wrap-break-word block text-ink-muted text-sm">{text}</span>}
        </span>
        {!action && <ChevronRight aria-hidden="true" />}
      </Link>
      {action && <span className="ml-auto px-card max-sm:pb-2.5">{action}</span>}
    </li>
  );
}
