const FALLBACK = '/dashboard';
const INSIDE = 'https://inside.invalid';

/** SECURITY.md rule 7: a path on this origin, outside the API; anything else becomes the dashboard. */
export function safeReturnUrl(value: string | undefined): string {
  if (!value || value.length > 2000 || /[\p{Cc}\\]/u.test(value) || !/^\/(?![/\\])/.test(value))
    return FALLBACK;
  const url = URL.parse(value, INSIDE);
  if (!url || url.origin !== INSIDE || url.username || url.password) return FALLBACK;
  const path = decodeURIComponentSafely(url.pathname);
  if (!path || /^\/api(\/|$)/i.test(path) || path.startsWith('//') || path.includes('\\')) return FALLBACK;
  return `${url.pathname}${url.search}${url.hash}`;
}

function decodeURIComponentSafely(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
