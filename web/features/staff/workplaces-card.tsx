import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Store } from 'lucide-react';
import { actingPath } from '../../../schema/staff/acting';
import { Card, CardHeader } from '../../ui/card';
import { OfferedToYou } from './offered-to-you';
import { ROLE_LABELS } from './roles';
import { ownershipQuery, workplacesQuery } from './staff.queries';
import { useWords } from './words';

/** For somebody without vehicles of their own: the sellers for whom they work, and who offers them their account. */
export function WorkplacesCard() {
  const t = useWords();
  const { data = [] } = useQuery(workplacesQuery);
  const { data: ownership } = useQuery({
    ...ownershipQuery,
    enabled: data.some(({ role }) => role === 'manager'),
  });
  if (data.length === 0) return null;
  return (
    <>
      {ownership && <OfferedToYou ownership={ownership} />}
      <Card padded={false}>
        <CardHeader title={t('You also work for')} />
        <ul className="divide-y divide-line">
          {data.map(({ id, sellerId, sellerName, role }) => (
            <li key={id}>
              <a
                href={actingPath(sellerId)}
                className="flex items-center gap-3 px-card py-2.5 -outline-offset-2 hover:bg-hover"
              >
                <Store aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
                <span className="min-w-0 flex-1">
                  <span translate="no" className="wrap-break-word block font-medium">
                    {sellerName}
                  </span>
                  <span className="block text-ink-muted text-sm">{t(ROLE_LABELS[role])}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
