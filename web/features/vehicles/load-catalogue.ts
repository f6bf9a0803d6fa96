/** A thousand models, fetched when a seller opens the form. */
export const loadCatalogue = () => import('../../../schema/vehicles/catalogue');

/** The same where the form works without it; undefined if it does not load. */
export const suggestions = () => loadCatalogue().catch(() => undefined);
