import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { PageKind } from '../../../schema/views/page-kinds';
import { formatNumber } from '../../lib/format';
import { Card, CardHeader } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { TableSkeleton } from '../../ui/table-skeleton';
import { pageViewsQuery } from './figures.queries';

const NAMES: Record<PageKind, string> = {
  home: 'Home',
  vehicle: 'Vehicle pages',
  republished: 'Republished pages',
  profile: 'Seller profiles',
  dashboard: 'Dashboard',
  guide: 'Guide and help',
  plans: 'Plans',
  account: 'Sign-in',
  legal: 'Legal',
  status: 'Status',
  admin: 'Admin',
  other: 'Other',
};

/** How often pages were opened, by kind. Not called views: those are counted once per visitor and listing. */
export function PageKinds() {
  const pages = useQuery(pageViewsQuery);
  const kinds = pages.data?.byKind;
  const most = Math.max(1, ...(kinds ?? []).map(({ views }) => views));
  return (
    <Card padded={false}>
      <CardHeader
        title="Pages opened"
        description="The last 30 days, by kind of page. Every opening counts, so there are more than views."
      />
      <Loaded
        query={{ ...pages, data: kinds }}
        failure="Failed to fetch page views"
        loading={<TableSkeleton label="Loading page views" />}
        empty={{ icon: <Eye />, title: 'No pages opened yet' }}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3 px-card py-4">
            {rows.map(({ kind, views }) => (
              <li key={kind} className="text-sm">
                <span className="flex justify-between gap-3">
                  {NAMES[kind]}
                  <span className="tabular-nums">{formatNumber(views)}</span>
                </span>
                <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${Math.max(1, (views / most) * 100)}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
