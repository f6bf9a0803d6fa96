import { takeDestination } from './sign-in-memory';
import { POPUP_DONE, type SignInSearch } from './sign-in-search';

/** Leaves for where the person wanted to be. A new document, so that nothing asked as a visitor stays cached. */
export function finishSignIn({ returnUrl, popup }: SignInSearch) {
  window.location.replace(popup ? POPUP_DONE : takeDestination(returnUrl));
}
