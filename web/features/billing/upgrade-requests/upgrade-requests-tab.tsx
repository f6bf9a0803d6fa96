import { useInfiniteQuery } from '@tanstack/react-query';
import { Phone, Rocket } from 'lucide-react';
import { useState } from 'react';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { UPGRADE_STATUSES } from '../../../../schema/billing/upgrade-requests.input';
import type { AdminUpgradeRequestDto } from '../../../../schema/billing/upgrade-requests.output';
import { formatMobile } from '../../../../schema/common/mobile-text';
import { telLink } from '../../../lib/format';
import { formatMinor } from '../../../lib/money';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Field } from '../../../ui/core/field';
import { Loaded } from '../../../ui/core/loaded';
import { Select } from '../../../ui/core/select';
import { ShowMore } from '../../../ui/core/show-more';
import { TimeAgo } from '../../../ui/core/time-ago';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { useAdminFilter } from '../../admin/use-admin-filter';
import { UserLink } from '../../admin/user-link';
import { upgradeRequestsQuery } from '../admin-billing.queries';
import { RequestDialog } from './request-dialog';
import { REQUEST_LOOKS } from './request-look';

const columns = (onOpen: (id: string) => void): Column<AdminUpgradeRequestDto>[] => [
  {
    key: 'name',
    header: 'Name',
    primary: true,
    cell: ({ name, email, userId }) => (
      <UserLink id={userId} className="group block min-w-0">
        <span className="wrap-anywhere block font-medium group-hover:underline">{name}</span>
        <span className="wrap-anywhere block font-normal text-ink-muted text-xs">{email}</span>
      </UserLink>
    ),
  },
  {
    key: 'mobile',
    header: 'Mobile',
    cell: ({ mobile }) => (
      <a
        href={telLink(mobile)}
        className="touch-target inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-accent tabular-nums"
      >
        <Phone aria-hidden="true" className="size-3.5" />
        {formatMobile(mobile)}
      </a>
    ),
  },
  {
    key: 'plan',
    header: 'Plan',
    cell: ({ plan, duration }) => `${PLANS[plan].name}, ${DURATION_LABELS[duration]}`,
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price, currency }) => formatMinor(price, currency),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={REQUEST_LOOKS[status].tone}>{REQUEST_LOOKS[status].label}</Badge>,
  },
  {
    key: 'when',
    header: 'Asked',
    cell: ({ askedAt }) => (
      <span className="whitespace-nowrap text-ink-muted">
        <TimeAgo at={askedAt} />
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: ({ id, name }) => (
      <Button size="sm" aria-label={`Open the request of ${name}`} onClick={() => onOpen(id)}>
        Open
      </Button>
    ),
  },
];

/** People who have requested a plan and expect a call. */
export function UpgradeRequestsTab() {
  const filter = useAdminFilter();
  const status = UPGRADE_STATUSES.find((known) => known === filter.show) ?? '';
  const [openId, setOpenId] = useState<string>();
  const requests = useInfiniteQuery(upgradeRequestsQuery(status));
  const open = requests.data?.find(({ id }) => id === openId);
  return (
    <>
      <Card padded={false}>
        <CardHeader
          title="Upgrade requests"
          description="Call within 24 hours. Updated live."
          actions={
            <Field label="Status" hideLabel className="w-40">
              <Select
                value={status}
                onChange={({ target }) => filter.change({ show: target.value || undefined })}
              >
                <option value="">All statuses</option>
                {UPGRADE_STATUSES.map((known) => (
                  <option key={known} value={known}>
                    {REQUEST_LOOKS[known].label}
                  </option>
                ))}
              </Select>
            </Field>
          }
        />
        <Loaded
          query={requests}
          failure="Failed to fetch upgrade requests"
          loading={<TableSkeleton label="Loading upgrade requests" />}
          empty={{
            icon: <Rocket />,
            title: status ? `No ${REQUEST_LOOKS[status].label.toLowerCase()} requests` : 'No requests yet',
          }}
        >
          {(rows) => (
            <DataTable
              columns={columns(setOpenId)}
              rows={rows}
              rowKey={({ id }) => id}
              caption="Upgrade requests"
            />
          )}
        </Loaded>
      </Card>
      <ShowMore list={requests} />
      {open && <RequestDialog key={open.id} request={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
