/** A thousand models, fetched when a seller opens the form. */
export const loadCatalogue = () => import('../../../schema/vehicles/catalogue');

/** The catalogue for forms that work without it; undefined if it does not load. */
export const suggestions = () => loadCatalogue().catch(() => undefined);
