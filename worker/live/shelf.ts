import { DurableObject } from 'cloudflare:workers';

/**
 * The class of the search's objects, which nothing uses yet. A release that adds a class goes out to everyone
 * at once, so it is declared before search exists.
 */
export class Shelf extends DurableObject {
  override fetch(): Response {
    return new Response('There is no search yet', { status: 501 });
  }
}
