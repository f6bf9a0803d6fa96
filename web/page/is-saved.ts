/** The list's name in the browser's storage. */
export const SAVED = 'saved';

/** Whether this listing is saved. Throws if the browser stores nothing. */
export const isSaved = (): boolean =>
  localStorage.getItem(SAVED)?.includes(`"${window.location.pathname}"`) ?? false;
