import { waitUntil } from 'cloudflare:workers';

/** Lets work continue after the response, where the request's context is not available. */
export const finish = (work: Promise<unknown>): void => waitUntil(work);
