import { CURRENCIES } from '../../../schema/common/currencies';
import { formatKms, formatPrice } from '../../lib/format';
import type { Shared } from './shared';

/** The link for messages: short, and not counted as a scan. */
export const shareUrl = ({ shortUrl }: Pick<Shared, 'shortUrl'>) => `${shortUrl}?src=link`;

/** The link as displayed; what is copied and sent also carries its source. */
export const shownUrl = ({ shortUrl }: Pick<Shared, 'shortUrl'>) => shortUrl.replace(/^https?:\/\//, '');

/** "2019 TVS Ntorq, ₹62,000, 18,000 km": what buyers want to know before they open a link. */
export const shareTitle = ({ name, price, currency, kmsDriven }: Shared) =>
  [name, formatPrice(price, currency, CURRENCIES), ...(kmsDriven ? [formatKms(kmsDriven)] : [])].join(', ');
