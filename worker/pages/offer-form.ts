import { AppError, ERROR_STATUS } from '../../schema/common/errors';
import { Id } from '../../schema/common/text';
import { OfferFormInput } from '../../schema/leads/input';
import type { LeadReceiptDto } from '../../schema/leads/output';
import { NOTHING_TYPED, offerFormQuery } from '../../web/features/leads/offer.queries';
import type { ListingAddress } from '../../web/features/vehicles/listing/listing-address';
import { createLead } from '../features/leads/create-lead.service';
import type { AppContext } from '../http/app-env';
import { buyerDevice, rememberDevice } from '../http/buyer-device';
import { readForm } from '../http/form';
import { readSessionToken } from '../http/session-cookie';
import { renderPage } from './render';

/** Takes the plain form post of a browser without JavaScript, or of a tap before it was ready. */
export const answerOfferForm = (addressOf: (id: string) => ListingAddress) => async (c: AppContext) => {
  const id = Id.safeParse(c.req.param('id'));
  if (!id.success) throw new AppError('not_found', 'Vehicle not found');
  const { path, ref } = addressOf(id.data);
  const form = await readOffer(c);
  const refuse = (status: number, errors: Record<string, string>) =>
    renderPage(c, {
      url: new URL(path, c.req.url),
      status,
      prepare: (client) => client.setQueryData(offerFormQuery(path).queryKey, { values: form, errors }),
    });

  const { source, ...values } = form;
  const parsed = OfferFormInput.safeParse({
    ...values,
    offerPrice: values.offerPrice.replaceAll(',', ''),
    source: source || undefined,
  });
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message;
    return refuse(400, errors);
  }
  const device = buyerDevice(c);
  let receipt: LeadReceiptDto;
  try {
    receipt = await createLead(c.var.ctx, { ...parsed.data, ...ref }, device);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(ERROR_STATUS[error.code], error.options.fields ?? { form: error.message });
  }
  // The application would start at the form's own address, where it has no page.
  if (readSessionToken(c)) return rememberDevice(c, c.redirect(`${path}?offer=sent#offer`, 303), device);
  // Answered in place: an address with the private link in it would be sent on with the vehicle's.
  const thanks = await renderPage(c, {
    url: new URL(`${path}?offer=sent`, c.req.url),
    isPrivate: true,
    prepare: (client) =>
      client.setQueryData(offerFormQuery(path).queryKey, {
        ...NOTHING_TYPED,
        withdrawPath: receipt.withdrawPath,
      }),
  });
  return rememberDevice(c, thanks, device);
};

async function readOffer(c: AppContext) {
  const body = await readForm(c);
  const field = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return {
    buyerName: field('buyerName'),
    buyerMobile: field('buyerMobile'),
    offerPrice: field('offerPrice'),
    message: field('message'),
    source: field('source'),
  };
}
