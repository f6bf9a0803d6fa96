import type { QueryClient } from '@tanstack/react-query';
import { wipeDevice } from '../../lib/device-store';
import { postLogOut } from './sign-in.queries';
import { clearSignIn } from './sign-in-memory';

/** Signs out and opens '/', even when the server cannot be reached. The new document drops every cached response. */
export async function logOut(client: QueryClient): Promise<void> {
  clearSignIn();
  await wipeDevice();
  try {
    await postLogOut({ client });
  } catch (error) {
    console.warn('log-out was not confirmed', error);
  }
  // The Back button may bring this document back as it was: then it has to ask again who is there.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload());
  window.location.replace('/');
}
