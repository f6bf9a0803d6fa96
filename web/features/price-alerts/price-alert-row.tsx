import { useMutation } from '@tanstack/react-query';
import { MessageCircle, Phone } from 'lucide-react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import { waLink } from '../../../schema/common/wa-link';
import type { PriceAlertDto } from '../../../schema/price-alerts/output';
import { toastFailure } from '../../lib/failure';
import { formatPrice, telLink } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { TimeAgo } from '../../ui/core/time-ago';
import { LeadMasked } from '../leads/lead-masked';
import { helloTo } from '../leads/lead-words';
import { useWordingIn, type Wording } from '../links/use-buyers-language';
import { ReachLink, ShownNumber } from '../numbers/buyers-number';
import { shareTitle, shareUrl } from '../vehicles/share-text';
import { tellMutation } from './price-alerts.queries';
import { useWords } from './words';

const numberOf = ({ id, buyerMobile }: PriceAlertDto) => ({
  subject: { of: 'enquiry' as const, id },
  listed: buyerMobile,
});

/** "Hello Asha, you wanted to hear when the price falls. Now: Creta, ₹4,40,000. https://…", in the buyer's language. */
function messageTo(alert: PriceAlertDto, wording: Wording): string {
  const { isRepublished, listingId, vehicleName, price, currency } = alert;
  const shortUrl = `${window.location.origin}/${isRepublished ? 'republished' : 'vehicle'}/${listingId}`;
  return wording.selling.fromSeller.cheaper(
    helloTo(alert.buyerName, wording),
    shareTitle({ name: vehicleName, price, currency, kmsDriven: null }, wording),
    shareUrl({ shortUrl }, wording),
  );
}

/** A buyer who waits for a lower price: who, for what, and how to reach them. */
export function PriceAlertRow({ alert }: { alert: PriceAlertDto }) {
  const t = useWords();
  const { below, price, currency, status, masked, buyerMobile } = alert;
  const who = alert.buyerName ?? t('Name hidden');
  const money = (amount: number) => formatPrice(amount, currency, CURRENCIES);
  const state = {
    waiting: t('Waits for {price} or less', { price: money(below) }),
    reached: t('Now at {price}: tell them', { price: money(price) }),
    told: t('Told, they waited for {price}', { price: money(below) }),
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p translate="no" className="wrap-anywhere font-medium">
          {who}
        </p>
        <p translate="no" className="wrap-anywhere text-sm">
          {alert.vehicleName}
        </p>
        <p className={status === 'reached' ? 'font-medium text-positive text-sm' : 'text-ink-muted text-sm'}>
          {state[status]}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {masked ? formatMobile(buyerMobile) : <ShownNumber {...numberOf(alert)} />} ·{' '}
          <TimeAgo at={alert.createdAt} />
        </p>
        {masked && <LeadMasked />}
      </div>
      {!masked && <Reach alert={alert} who={who} />}
    </li>
  );
}

/** Writing to a buyer whose price is reached counts as telling them. */
function Reach({ alert, who }: { alert: PriceAlertDto; who: string }) {
  const t = useWords();
  const wording = useWordingIn(alert.language);
  const tell = useMutation({
    ...tellMutation,
    onError: (error) => toastFailure(error, t('This did not work. Please try again.')),
  });
  const { id, status } = alert;
  const told = () => {
    if (status !== 'reached') return;
    tell.mutate(
      { id, status: 'told' },
      {
        onSuccess: () =>
          toast({
            title: t('Told {who}', { who }),
            tone: 'success',
            action: { label: t('Undo'), onSelect: () => tell.mutate({ id, status: 'reached' }) },
          }),
      },
    );
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      <ReachLink
        {...numberOf(alert)}
        use="called"
        hrefOf={telLink}
        size="sm"
        icon={<Phone aria-hidden="true" className="size-4" />}
        aria-label={t('Call {who}', { who })}
      >
        {t('Call')}
      </ReachLink>
      {status !== 'waiting' && (
        <ReachLink
          {...numberOf(alert)}
          use="whatsapp"
          hrefOf={(mobileNumber) => waLink(mobileNumber, messageTo(alert, wording))}
          onReach={told}
          target="_blank"
          rel="noreferrer"
          size="sm"
          icon={<MessageCircle aria-hidden="true" className="size-4" />}
          aria-label={t('WhatsApp {who}', { who })}
        >
          {t('WhatsApp')}
        </ReachLink>
      )}
    </div>
  );
}
