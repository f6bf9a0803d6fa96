import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPaymentDto } from '../../../../schema/billing/output';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import type { StatementRowDto } from '../../../../schema/upi/output';
import { formatDateTime } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { toast } from '../../../lib/toast-store';
import { useDebounced } from '../../../lib/use-debounced';
import { Loaded } from '../../../ui/core/loaded';
import { SearchField } from '../../../ui/core/search-field';
import { Skeleton } from '../../../ui/skeleton';
import { ReasonDialog } from '../../admin/users/reason-dialog';
import { ORDER_LABELS } from './order-labels';
import { confirmClaimMutation, ordersForRowQuery } from './upi.queries';

/** Gives an incoming payment to the order that it was for, which is paid by it. */
export function GiveRowDialog({ row, onClose }: { row: StatementRowDto; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const asked = useDebounced(search.trim());
  const orders = useQuery(ordersForRowQuery(row.id, asked));
  const confirm = useMutation(confirmClaimMutation);
  const order = orders.data?.find(({ id }) => id === chosen);
  const arrived = formatMinor(row.amountMinor, 'INR');
  return (
    <ReasonDialog
      title="Give this payment to an order"
      body={`${arrived}, UTR ${row.utr}. The order counts as paid by it, and its plan starts.`}
      isDangerous={false}
      confirmLabel="Give to order"
      pendingLabel="Giving..."
      missing={order ? undefined : 'Choose the order that this payment is for'}
      onConfirm={async (reason) => {
        await confirm.mutateAsync({ id: chosen, rowId: row.id, reason });
        toast({
          title: 'Payment given to its order',
          description: `${order?.userName} has paid ${arrived}.`,
          tone: 'success',
        });
      }}
      onClose={onClose}
    >
      <SearchField
        label="Find an unpaid order"
        placeholder="Seller or UTR..."
        value={search}
        onChange={setSearch}
      />
      <Loaded
        query={orders}
        failure="The orders could not be loaded"
        loading={<Skeleton className="h-14 w-full" />}
        empty={{
          title: asked ? 'No unpaid order fits' : 'Search for the order',
          text: asked
            ? 'Try the seller’s name, email or mobile, or the reference.'
            : `None is of ${arrived} and about this day. Search by the seller’s name, email or mobile, or by the reference.`,
        }}
      >
        {(found) => (
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="pb-2 font-medium text-sm">Unpaid orders</legend>
            {found.map((order) => (
              <OrderChoice
                key={order.id}
                order={order}
                isChosen={order.id === chosen}
                onChoose={() => setChosen(order.id)}
              />
            ))}
          </fieldset>
        )}
      </Loaded>
      {order && order.amount !== row.amountMinor && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning">
          {arrived} arrived, and this order costs {formatMinor(order.amount, order.currency)}. Its invoice is
          for {arrived}.
        </p>
      )}
      {order?.utr && order.utr !== row.utr && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning">
          The seller has named UTR {order.utr} for this order. It is replaced by {row.utr}.
        </p>
      )}
    </ReasonDialog>
  );
}

interface OrderChoiceProps {
  order: AdminPaymentDto;
  isChosen: boolean;
  onChoose: () => void;
}

function OrderChoice({ order, isChosen, onChoose }: OrderChoiceProps) {
  const { userName, userEmail, plan, duration, amount, currency, createdAt, status, utr } = order;
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name="order"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4.5 shrink-0 accent-accent"
      />
      <span className="min-w-0 text-sm">
        <span className="wrap-anywhere block font-medium">{userName}</span>
        {userEmail && <span className="wrap-anywhere block text-ink-muted">{userEmail}</span>}
        <span className="block text-ink-muted">
          {formatMinor(amount, currency)} for {PLANS[plan].name}, {DURATION_LABELS[duration]}, ordered{' '}
          {formatDateTime(createdAt)}
        </span>
        <span className="block text-ink-muted">
          {ORDER_LABELS[status]}
          {utr && `, UTR ${utr}`}
        </span>
      </span>
    </label>
  );
}
