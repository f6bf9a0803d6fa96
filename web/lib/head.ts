import { CARD_HEIGHT, CARD_WIDTH, SITE_CARD_PATH } from '../../schema/cards/input';
import { BRAND } from '../../schema/common/brand';

/** The picture of a link in a chat, by its whole address. */
export const cardMeta = (url: string) => [
  { property: 'og:image', content: url },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(CARD_WIDTH) },
  { property: 'og:image:height', content: String(CARD_HEIGHT) },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image', content: url },
];

/** What every page's head has until a route says more. */
export function siteHead(origin: string) {
  return {
    meta: [
      { title: `${BRAND.name} - ${BRAND.tagline}` },
      { name: 'description', content: BRAND.tagline },
      { property: 'og:site_name', content: BRAND.name },
      ...cardMeta(`${origin}${SITE_CARD_PATH}`),
    ],
  };
}

export const pageTitle = (title: string) => ({ title: `${title} - ${BRAND.name}` });
