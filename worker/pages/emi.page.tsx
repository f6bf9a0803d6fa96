import { newForm } from '../../schema/common/form-state';
import { EmiInput } from '../../schema/emi/input';
import { instalmentOf } from '../../schema/emi/instalment';
import { EmiDocument } from '../../web/documents/emi/emi-document';
import { writePrice } from '../../web/lib/amount-words';
import type { AppContext } from '../http/app-env';
import { readValues } from '../http/html-form';
import { renderDocument, textsOf } from './document';
import type { ListingKind } from './listing.page';

/** Longer than any field allows, so that a made-up address is not repeated at length. */
const MAX_TYPED = 40;
const NAMES = ['price', 'down', 'rate', 'months'] as const;

function typedIn(c: AppContext) {
  const query = c.req.query();
  return Object.fromEntries(NAMES.map((name) => [name, (query[name] ?? '').slice(0, MAX_TYPED)]));
}

/**
 * The calculator of a listing, with the instalment if the address has its values. Throws not_found (404),
 * gone (410) for a listing that buyers cannot see.
 */
export const showEmi = (kind: ListingKind) => async (c: AppContext) => {
  const { listing } = await kind.load(c.var.ctx, c.req.param('id') ?? '');
  const isAsked = c.req.query('months') !== undefined;
  const { values, data, problems } = readValues(typedIn(c), EmiInput);
  const { title } = textsOf(c).emi;
  const price = writePrice(String(listing.price), listing.currency);
  return renderDocument(c, {
    head: { title: `${title}: ${listing.name}`, description: title, hidden: true },
    body: (
      <EmiDocument
        path={kind.addressOf(listing.id).path}
        vehicleName={listing.name}
        currency={listing.currency}
        isSold={listing.status === 'sold'}
        form={isAsked ? { values, problems, notice: null } : newForm({ price })}
        instalment={isAsked && data ? instalmentOf(data) : null}
      />
    ),
    status: isAsked && !data ? 400 : 200,
  });
};
