import { useInfiniteQuery } from '@tanstack/react-query';
import { Gift, Plus } from 'lucide-react';
import { useState } from 'react';
import type { GiftCodeDto } from '../../../../schema/billing/gift-codes.output';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { formatDate } from '../../../lib/dates';
import { formatNumber } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { useNow } from '../../../lib/use-now';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { CopyButton } from '../../../ui/copy-button';
import { Loaded } from '../../../ui/core/loaded';
import { ShowMore } from '../../../ui/core/show-more';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { giftCodesQuery } from '../admin-billing.queries';
import { GiftCodeDialog } from './gift-code-dialog';

function GiftCodeState({ code }: { code: GiftCodeDto }) {
  const now = useNow();
  if (!code.isActive) return <Badge>Inactive</Badge>;
  if (code.validUntil && new Date(code.validUntil).getTime() < now)
    return <Badge tone="warning">Expired</Badge>;
  if (code.usedCount >= code.maxUses) return <Badge tone="warning">Used up</Badge>;
  return <Badge tone="positive">Active</Badge>;
}

const COLUMNS: Column<GiftCodeDto>[] = [
  {
    key: 'code',
    header: 'Code',
    primary: true,
    cell: ({ code }) => (
      <span className="flex items-center gap-1">
        <span className="wrap-anywhere font-mono">{code}</span>
        <CopyButton
          text={code}
          label={`Copy ${code}`}
          iconOnly
          size="sm"
          variant="ghost"
          onError={() => toast({ title: 'Error', description: 'Failed to copy', tone: 'error' })}
        />
      </span>
    ),
  },
  {
    key: 'discount',
    header: 'Discount',
    align: 'end',
    cell: ({ discountPercentage }) => `${formatNumber(discountPercentage)}%`,
  },
  {
    key: 'uses',
    header: 'Uses',
    align: 'end',
    cell: ({ usedCount, maxUses }) => `${formatNumber(usedCount)} of ${formatNumber(maxUses)}`,
  },
  {
    key: 'plans',
    header: 'Plans',
    cell: ({ applicablePlans }) => applicablePlans?.map((plan) => PLANS[plan].name).join(', ') ?? 'All plans',
  },
  { key: 'period', header: 'Period', cell: ({ timePeriod }) => DURATION_LABELS[timePeriod] },
  {
    key: 'until',
    header: 'Valid until',
    cell: ({ validUntil }) => (validUntil ? formatDate(validUntil) : 'No end'),
  },
  { key: 'state', header: 'State', cell: (code) => <GiftCodeState code={code} /> },
];

/** Codes that reduce the price of a plan. */
export function GiftCodesTab() {
  const codes = useInfiniteQuery(giftCodesQuery);
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button
      variant="primary"
      size="sm"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setCreating(true)}
    >
      Create gift code
    </Button>
  );
  const isEmpty = codes.data?.length === 0;
  return (
    <>
      <Card padded={false}>
        <CardHeader
          title="Gift codes"
          description="Each takes a percentage off one plan period."
          actions={!isEmpty && create}
        />
        <Loaded
          query={codes}
          failure="Failed to fetch gift codes"
          loading={<TableSkeleton label="Loading gift codes" />}
          empty={{
            icon: <Gift />,
            title: 'No gift codes yet',
            text: 'Create one and send it to a seller.',
            action: create,
          }}
        >
          {(rows) => <DataTable columns={COLUMNS} rows={rows} rowKey={({ id }) => id} caption="Gift codes" />}
        </Loaded>
      </Card>
      <ShowMore list={codes} />
      {isCreating && <GiftCodeDialog onClose={() => setCreating(false)} />}
    </>
  );
}
