import { waitUntil } from 'cloudflare:workers';

/** Lets a request's work continue after its answer, where its context is not available. */
export const finish = (work: Promise<unknown>): void => waitUntil(work);
