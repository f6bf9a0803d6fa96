const NAME = 'invitation';

/**
 * The token of the invitation's link, which follows its #. It is moved out of the address, where it would be
 * shared, into this tab's memory, where it survives signing up.
 */
export function invitationToken(): string {
  const { hash, pathname } = window.location;
  if (hash.length > 1) {
    sessionStorage.setItem(NAME, hash.slice(1));
    window.history.replaceState(window.history.state, '', pathname);
  }
  return sessionStorage.getItem(NAME) ?? '';
}
