import { CURRENCIES } from '../../../schema/common/currencies';
import { formatKms, formatPrice } from '../../lib/format';
import type { Shared } from './shared';

/** The link for messages: short, and no scan of a printed code. */
export const shareUrl = ({ shortUrl }: Pick<Shared, 'shortUrl'>) => `${shortUrl}?src=link`;

/** "2019 TVS Ntorq, ₹62,000, 18,000 km": what a buyer wants to know before opening a link. */
export const shareTitle = ({ name, price, currency, kmsDriven }: Shared) =>
  [name, formatPrice(price, currency, CURRENCIES), ...(kmsDriven ? [formatKms(kmsDriven)] : [])].join(', ');
