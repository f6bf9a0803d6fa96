import { BRAND } from '../../schema/common/brand';

export const pageTitle = (title: string) => ({ title: `${title} - ${BRAND.name}` });
