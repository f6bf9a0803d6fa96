import { CircleCheck } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import { type Exchange, exchangeName } from '../../../schema/leads/exchange';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { WithdrawLink } from '../parts/withdraw-link';

interface OfferSentProps {
  listing: ListingDto;
  /** The page's own address. */
  url: string;
  /** In major units of the listing's currency. */
  amount: number;
  exchange: Exchange | null;
  /** The address that shows the form again. */
  again: string;
  /** The offer's private page. */
  withdrawPath: string | null;
}

/** Replaces the form once the offer is stored. */
export function OfferSent({ listing, url, amount, exchange, again, withdrawPath }: OfferSentProps) {
  const { offer: texts, publisher, withdrawal } = useTexts();
  const own = useOwnWords();
  const sum = formatPrice(amount, listing.currency);
  const { mobileNumber } = listing.publisher;
  const together = exchange ? `${sum} + ${exchangeName(exchange)}` : sum;
  const message = `${publisher.whatsAppText(listing.name, url)}\n${texts.mine(together)}`;
  return (
    <div
      tabIndex={-1}
      role="status"
      className="flex flex-col items-start gap-2 rounded-md bg-positive-soft p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold text-positive">
        <CircleCheck aria-hidden="true" className="size-5" />
        {texts.successTitle}
      </p>
      <p className="font-semibold">
        {sum}
        {exchange && <span {...own(exchange.model)}> + {exchangeName(exchange)}</span>} ·{' '}
        <span {...own(listing.name)}>{listing.name}</span>
      </p>
      <p className="text-sm">
        {texts.success} {texts.successNext}
      </p>
      <div className="flex flex-wrap gap-2">
        {mobileNumber && (
          <a
            href={waLink(mobileNumber, message)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: 'sm', variant: 'primary' })}
          >
            {publisher.whatsApp}
          </a>
        )}
        <a href={again} data-reload className={buttonClass({ size: 'sm' })}>
          {texts.another}
        </a>
      </div>
      <WithdrawLink path={withdrawPath} label={withdrawal.submit} />
    </div>
  );
}
