const FALLBACK = '/dashboard';

/**
 * A path on this origin, outside the API; anything else becomes the dashboard. Works on text, so that server
 * and browser agree: anything that two URL parsers might read differently (dots, empty segments, backslashes)
 * is refused.
 */
export function safeReturnUrl(value: string | undefined): string {
  if (!value || value.length > 2000 || !value.startsWith('/') || /[\p{Cc}\\]/u.test(value)) return FALLBACK;
  const path = decoded(value.replace(/[?#].*$/s, ''));
  if (path === null || /[\p{Cc}\\]/u.test(path)) return FALLBACK;
  if (path.includes('//') || /\/\.{1,2}(\/|$)/.test(path) || /^\/api(\/|$)/i.test(path)) return FALLBACK;
  return value;
}

/** Where a new seller starts: on adding the first vehicle, unless another page was requested. */
export const firstPlace = (returnUrl: string | undefined): string => {
  const place = safeReturnUrl(returnUrl);
  return place === FALLBACK ? `${FALLBACK}?add=vehicle` : place;
};

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
