import { useInfiniteQuery } from '@tanstack/react-query';
import { parsePhone } from '../../../schema/common/phone';
import { listingName, offeredPrice } from './lead-listing';
import { leadsQuery } from './leads.queries';
import { useWords } from './words';

/** Says which leads a typed number is in already, since a buyer may ask about a second vehicle. */
export function KnownNumber({ typed }: { typed: string }) {
  const t = useWords();
  const phone = parsePhone(typed);
  const search = phone.ok ? phone.e164 : undefined;
  const { data = [] } = useInfiniteQuery({ ...leadsQuery({ search }), enabled: phone.ok });
  const known = phone.ok ? data.filter(({ buyerMobile }) => buyerMobile === phone.e164) : [];
  if (known.length === 0) return null;
  const leads = known.map((lead) => `${listingName(lead)} (${offeredPrice(lead)})`).join(', ');
  return (
    <p role="status" className="-mt-2 wrap-anywhere text-sm">
      {t('Already in your leads: {leads}', { leads })}
    </p>
  );
}
