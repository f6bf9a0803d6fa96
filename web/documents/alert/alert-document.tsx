import { CURRENCIES } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import type { ListingAddress } from '../listing/listing-address';
import { PublicFrame } from '../parts/public-frame';
import { RequestSent } from '../parts/request-sent';
import { WithdrawLink } from '../parts/withdraw-link';
import { AlertForm } from './alert-form';
import { PhoneAlert } from './phone-alert';

/** The form, the request that was just sent, or the reason for there being none. */
export type AlertState = { form: FormState } | { sent: { withdrawPath: string | null } } | 'sold' | 'own';

interface AlertDocumentProps {
  /** The listing's page. */
  address: ListingAddress;
  listing: Pick<ListingDto, 'name' | 'price' | 'currency'>;
  state: AlertState;
  /** null where no push is offered. */
  pushKey: string | null;
}

/** Waits for a lower price. */
export function AlertDocument({ address: { path, ref }, listing, state, pushKey }: AlertDocumentProps) {
  const texts = useTexts();
  const own = useOwnWords();
  const { name, price, currency } = listing;
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-xl px-page py-4">
        <h1 className="font-semibold text-2xl">{texts.alert.title}</h1>
        <p className="mt-1 wrap-anywhere">
          <a
            href={path}
            className="touch-target inline-flex items-center text-accent underline"
            {...own(name)}
          >
            {name}
          </a>
        </p>
        <p className="font-semibold tabular-nums">{formatPrice(price, currency, CURRENCIES)}</p>
        {typeof state === 'object' && pushKey && <PhoneAlert listing={ref} pushKey={pushKey} />}
        <div id="alert" className="mt-4">
          {state === 'sold' && <p className="font-medium">{texts.sold.text}</p>}
          {state === 'own' && <p className="font-medium">{texts.listing.ownListing}</p>}
          {typeof state === 'object' &&
            ('sent' in state ? (
              <RequestSent text={texts.alert.sent} {...state.sent} />
            ) : (
              <>
                <AlertForm path={path} listing={listing} {...state} />
                <WithdrawLink path={null} label={texts.withdrawal.request.submit} />
              </>
            ))}
        </div>
      </div>
    </PublicFrame>
  );
}
