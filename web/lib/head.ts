import { BRAND } from '../../schema/brand';

/** What every page's head has until a route says more. */
export function siteHead() {
  return {
    meta: [{ title: `${BRAND.name} - ${BRAND.tagline}` }, { name: 'description', content: BRAND.tagline }],
  };
}

export const pageTitle = (title: string) => ({ title: `${title} - ${BRAND.name}` });
