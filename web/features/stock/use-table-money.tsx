import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { toastFailure } from '../../lib/failure';
import { Card } from '../../ui/card';
import { currentUserQuery } from '../auth/auth.queries';
import { costsQuery } from '../money/money.queries';
import { MoneyPlanNote } from '../money/plan-note';
import { useCover } from '../money/use-cover';
import { useMay } from '../staff/use-may';
import type { ColumnSet } from '../vehicles/stock-choice';
import { isCovered } from './stock-columns';
import { useWords } from './words';

interface Sort {
  id: string;
  desc: boolean;
}

/**
 * The money of the stock table: covered, also where the address names these columns, until somebody shows it, and again
 * with other columns. The order by one of them is not in the address.
 */
export function useTableMoney(chosen: ColumnSet) {
  const t = useWords();
  const maySee = useMay()('seeMoney');
  const set = chosen === 'money' && !maySee ? 'selling' : chosen;
  const isMoney = set === 'money';
  const { isShown, cover, toggle } = useCover();
  const [sort, setSort] = useState<Sort>();
  const { data: user } = useQuery(currentUserQuery);
  const hasPlan = user ? PLANS[user.subscriptionPlan].money : true;
  const { data, error } = useQuery({ ...costsQuery, enabled: isMoney && (isShown || !hasPlan) });
  useEffect(() => {
    if (!isMoney) cover();
  }, [isMoney, cover]);
  useEffect(() => {
    if (!isShown || !error || data) return;
    toastFailure(error, t('The money could not be loaded'));
    cover();
  }, [isShown, error, data, cover, t]);
  const isOpen = isMoney && isShown;
  return {
    set,
    isShown: isOpen,
    toggle,
    costs: isOpen ? data : undefined,
    note: hasPlan ? null : (
      <Card padded={false} className="mb-3">
        <MoneyPlanNote hasLines={Boolean(data?.length)} />
      </Card>
    ),
    sorting: isOpen && data ? sort : undefined,
    /** Whether the column is one of these; ordered by it as long as it is shown. */
    sortBy: (next: Sort | undefined): boolean => {
      if (next && isCovered(next.id)) {
        if (isOpen) setSort(next);
        return true;
      }
      setSort(undefined);
      return false;
    },
  };
}
