import { cardPath } from '../../../schema/cards/input';
import type { Language } from '../../../schema/common/languages';
import type { PublicProfileDto } from '../../../schema/profile/output';
import type { Texts } from '../../i18n/texts';
import { formatNumber } from '../../lib/format';
import type { DocumentHead } from '../parts/document-head';
import { sellerData } from '../parts/seller-data';
import { choicesOf, FEW_CHOICES, type ProfileSearch } from './profile-search';

/**
 * A public profile's structured data for search engines and chats. A filtered page names the plain one; with
 * more than a few choices, search engines should ignore it.
 */
export function profileHead(
  seller: PublicProfileDto,
  search: ProfileSearch,
  origin: string,
  texts: Texts,
  language: Language,
): DocumentHead {
  const { name } = sellerData(seller);
  const count = seller.vehicleCount;
  const canonical = `/${seller.username}`;
  return {
    title: name,
    description: texts.profile.summary(formatNumber(count), count === 1),
    canonical,
    ...(choicesOf(search).length > FEW_CHOICES && { hidden: true }),
    preview: { type: 'profile', title: name },
    cardPath: cardPath(`profile/${seller.username}`, seller.cardVersion, language),
    data: structuredData(seller, `${origin}${canonical}`),
  };
}

/** Not an AutoDealer: search engines expect an address of a local business, which the product does not know. */
const structuredData = (seller: PublicProfileDto, url: string) => ({
  '@context': 'https://schema.org',
  ...sellerData(seller),
  url,
});
