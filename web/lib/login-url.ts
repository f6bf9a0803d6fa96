interface LoginTarget {
  returnUrl?: string | undefined;
  popup?: boolean | undefined;
  /** Our own form, even where a provider is configured. */
  method?: 'email' | undefined;
  /** Asked anew, also where the provider knows the person. */
  again?: true;
}

/** Where the browser is sent to sign in: the provider if there is one, else our own form. */
export function loginUrl({ returnUrl, popup, method, again }: LoginTarget = {}): string {
  const search = new URLSearchParams({
    ...(returnUrl ? { returnUrl } : {}),
    ...(popup ? { popup: 'true' } : {}),
    ...(method ? { method } : {}),
    ...(again ? { again: 'true' } : {}),
  });
  return search.size > 0 ? `/api/login?${search}` : '/api/login';
}
