import { PapersDocument } from '../../web/documents/papers/papers-document';
import type { AppContext } from '../http/app-env';
import { renderDocument, textsOf } from './document';
import type { ListingKind } from './listing.page';

/**
 * What the seller says of a vehicle's papers. Throws not_found (404), gone (410) for a listing that buyers cannot see.
 */
export const showPapers = (kind: ListingKind) => async (c: AppContext) => {
  const { ctx } = c.var;
  const { listing } = await kind.load(ctx, c.req.param('id') ?? '');
  const { stated } = textsOf(c).papers;
  return renderDocument(c, {
    head: { title: listing.name, description: stated, hidden: true },
    body: <PapersDocument path={kind.addressOf(listing.id).path} listing={listing} now={ctx.clock.now()} />,
  });
};
