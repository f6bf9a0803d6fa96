import { DurableObject } from 'cloudflare:workers';

/**
 * The class of the search's objects. A release that adds a class goes out to everybody at once, so it is declared before there is a
 * search: nothing calls it yet.
 */
export class Shelf extends DurableObject {
  override fetch(): Response {
    return new Response('There is no search yet', { status: 501 });
  }
}
