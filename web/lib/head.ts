import { BRAND } from '../../schema/common/brand';

let workplace: string = BRAND.name;

/** From here on, titles name the seller for whom the person works in this document. */
export const nameWorkplace = (seller: string) => {
  workplace = seller;
};

export const pageTitle = (title: string) => ({ title: `${title} - ${workplace}` });
