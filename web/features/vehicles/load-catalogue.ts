/** A thousand models, fetched once a seller opens the form. */
export const loadCatalogue = () => import('../../../schema/vehicles/catalogue');
