interface LoginTarget {
  returnUrl?: string | undefined;
  popup?: boolean | undefined;
  /** Uses our own form, even if a provider is configured. */
  method?: 'email' | undefined;
  /** Asks for the password again, even if the provider has a session. */
  again?: true;
}

/** The address for signing in: the provider's if there is one, otherwise our own form. */
export function loginUrl({ returnUrl, popup, method, again }: LoginTarget = {}): string {
  const search = new URLSearchParams({
    ...(returnUrl ? { returnUrl } : {}),
    ...(popup ? { popup: 'true' } : {}),
    ...(method ? { method } : {}),
    ...(again ? { again: 'true' } : {}),
  });
  return search.size > 0 ? `/api/login?${search}` : '/api/login';
}
