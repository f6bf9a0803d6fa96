import { BRAND } from '../../../schema/common/brand';

/** The guide has two addresses and one canonical. */
export const guideHead = (origin: string) => ({
  meta: [
    { title: `How to sell vehicles online - ${BRAND.name}` },
    {
      name: 'description',
      content: 'Photos, price, QR code, leads: a guide to selling used vehicles online in India.',
    },
  ],
  links: [{ rel: 'canonical', href: `${origin}/guide` }],
});
