import { cardPath } from '../../../../schema/cards/input';
import { BRAND } from '../../../../schema/common/brand';
import type { PublicProfileDto } from '../../../../schema/profile/output';
import { formatNumber } from '../../../lib/format';
import { cardMeta } from '../../../lib/head';
import { sellerData } from '../../vehicles/listing/seller-data';

/** Title, canonical and link preview of a public profile. */
export function profileHead(seller: PublicProfileDto, origin: string) {
  const { name } = sellerData(seller);
  const count = seller.vehicleCount;
  const description = `${formatNumber(count)} ${count === 1 ? 'vehicle' : 'vehicles'} available to sell`;
  const url = `${origin}/${seller.username}`;
  return {
    meta: [
      { title: `${name} - ${BRAND.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'profile' },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...cardMeta(`${origin}${cardPath(`profile/${seller.username}`, seller.cardVersion)}`),
      { 'script:ld+json': structuredData(seller, url) },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

/** No AutoDealer: search engines ask a local business for an address, which the product does not know. */
const structuredData = (seller: PublicProfileDto, url: string) => ({
  '@context': 'https://schema.org',
  ...sellerData(seller),
  url,
});
