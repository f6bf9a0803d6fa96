import { PhotosDocument } from '../../web/documents/photos/photos-document';
import type { AppContext } from '../http/app-env';
import { renderDocument, textsOf } from './document';
import type { ListingKind } from './listing.page';

/** All photos of a listing. Throws not_found (404), gone (410) for a listing that buyers cannot see. */
export const showPhotos = (kind: ListingKind) => async (c: AppContext) => {
  const { listing } = await kind.load(c.var.ctx, c.req.param('id') ?? '');
  const title = textsOf(c).listing.gallery(listing.name);
  return renderDocument(c, {
    head: { title, description: title, hidden: true },
    body: (
      <PhotosDocument
        path={kind.addressOf(listing.id).path}
        name={listing.name}
        images={listing.images}
        kinds={listing.facts.photoKinds}
        saveData={c.req.header('save-data') === 'on'}
      />
    ),
  });
};
