/** A thousand models, fetched once a seller opens the form. */
export const loadCatalogue = () => import('../../../schema/vehicles/catalogue');

/** The same where the form is whole without it; undefined if it does not load. */
export const suggestions = () => loadCatalogue().catch(() => undefined);
