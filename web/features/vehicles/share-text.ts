import { CURRENCIES } from '../../../schema/common/currencies';
import { inLanguage } from '../../../schema/common/languages';
import { formatNumber, formatPrice } from '../../lib/format';
import type { Wording } from '../links/use-buyers-language';
import type { Shared } from './shared';

/** The link for messages: short, not counted as a scan, and to the page in the buyers' language. */
export const shareUrl = ({ shortUrl }: Pick<Shared, 'shortUrl'>, { language }: Pick<Wording, 'language'>) =>
  inLanguage(`${shortUrl}?src=link`, language);

/** The link as displayed; what is copied and sent also carries its source. */
export const shownUrl = ({ shortUrl }: Pick<Shared, 'shortUrl'>) => shortUrl.replace(/^https?:\/\//, '');

type Told = Pick<Shared, 'name' | 'price' | 'currency' | 'kmsDriven'>;

/** "2019 TVS Ntorq, ₹62,000, 18,000 km": what buyers want to know before they open a link. */
export function shareTitle({ name, price, currency, kmsDriven }: Told, { texts }: Pick<Wording, 'texts'>) {
  const kms = (driven: number) => texts?.units.km(formatNumber(driven)) ?? `${formatNumber(driven)} km`;
  return [name, formatPrice(price, currency, CURRENCIES), ...(kmsDriven ? [kms(kmsDriven)] : [])].join(', ');
}
