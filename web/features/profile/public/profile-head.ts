import { BRAND } from '../../../../schema/brand';
import { imageAt } from '../../../../schema/contracts/media';
import type { PublicProfileDto } from '../../../../schema/contracts/profile';
import { formatNumber } from '../../../lib/format';

/** Title, canonical and link preview of a public profile. */
export function profileHead(seller: PublicProfileDto, origin: string) {
  const name = seller.firmName || `${seller.firstName} ${seller.lastName}`.trim() || seller.username;
  const count = seller.vehicleCount;
  const description = `${formatNumber(count)} ${count === 1 ? 'vehicle' : 'vehicles'} available to sell`;
  const url = `${origin}/${seller.username}`;
  const cover = seller.vehicles[0]?.images[0];
  const image = cover ? `${origin}${imageAt(cover, 'og')}` : null;
  return {
    meta: [
      { title: `${name} - ${BRAND.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'profile' },
      { property: 'og:site_name', content: BRAND.name },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(image
        ? [
            { property: 'og:image', content: image },
            { property: 'og:image:type', content: 'image/jpeg' },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
