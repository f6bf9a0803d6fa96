import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { waLink } from '../../../schema/common/wa-link';
import type { LeadDto } from '../../../schema/leads/output';
import { Button } from '../../ui/button';
import { ShowMore } from '../../ui/core/show-more';
import { Dialog } from '../../ui/dialog';
import { useWording } from '../links/use-buyers-language';
import { ReachLink } from '../numbers/buyers-number';
import { buyerName, listingName, offeredPrice } from './lead-listing';
import { messageTo } from './lead-words';
import { leadsQuery } from './leads.queries';
import { isWaiting } from './waiting-buyers';
import { useWords } from './words';

/** One prepared message for each of a sold vehicle's other buyers. Nothing is sent automatically. */
export function TellOthersDialog({ lead, onClose }: { lead: LeadDto; onClose: () => void }) {
  const t = useWords();
  const wording = useWording();
  const leads = useInfiniteQuery(leadsQuery({ vehicleId: lead.vehicleId ?? undefined }));
  const others = leads.data?.filter((other) => isWaiting(other, lead)) ?? [];
  const isNobody = leads.data !== undefined && others.length === 0 && !leads.hasNextPage;
  useEffect(() => {
    if (isNobody) onClose();
  }, [isNobody, onClose]);
  if (leads.data === undefined || isNobody) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Tell the other buyers')}
      description={t('They offered for {lead} too. Each message opens in WhatsApp, and you send it.', {
        lead: listingName(lead),
      })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <span className="wrap-break-word block font-medium">{buyerName(other)}</span>
              <span className="block text-ink-muted text-sm tabular-nums">{offeredPrice(other)}</span>
            </span>
            <ReachLink
              subject={{ of: 'lead', id: other.id }}
              listed={other.buyerMobile}
              use="whatsapp"
              hrefOf={(mobileNumber) => waLink(mobileNumber, messageTo(other, wording, 'sold'))}
              target="_blank"
              rel="noreferrer"
              size="sm"
              aria-label={t('WhatsApp to {other}', { other: buyerName(other) })}
              icon={<MessageCircle aria-hidden="true" className="size-4" />}
            >
              {t('WhatsApp')}
            </ReachLink>
          </li>
        ))}
      </ul>
      <ShowMore list={leads} />
    </Dialog>
  );
}
