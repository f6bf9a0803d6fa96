import type { QueryClient } from '@tanstack/react-query';
import { wipeDevice } from '../../lib/device-store';
import { postLogOut } from './sign-in.queries';
import { clearSignIn } from './sign-in-memory';

/** Signs out and opens '/', even if the server cannot be reached. The new document drops every cached response. */
export async function logOut(client: QueryClient): Promise<void> {
  clearSignIn();
  await wipeDevice();
  try {
    await postLogOut({ client });
  } catch (error) {
    console.warn('log-out was not confirmed', error);
  }
  // The Back button may restore this document as it was: then it must ask again who is signed in.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload());
  window.location.replace('/');
}
