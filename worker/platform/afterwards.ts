import { waitUntil } from 'cloudflare:workers';

/** Lets work of a request go on after its answer, where no context of the request is at hand. */
export const finish = (work: Promise<unknown>): void => waitUntil(work);
