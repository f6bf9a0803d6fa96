import { type FormState, newForm } from '../../schema/common/form-state';
import type { PriceAlertFormInput } from '../../schema/price-alerts/input';
import { AlertDocument, type AlertState } from '../../web/documents/alert/alert-document';
import { waitForPrice } from '../features/price-alerts/price-alerts.service';
import type { AppContext } from '../http/app-env';
import { buyerDevice, rememberDevice } from '../http/buyer-device';
import type { HtmlForm } from '../http/html-form';
import { languageOf } from '../http/language';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';
import type { ListingKind } from './listing.page';

const idOf = (c: AppContext) => c.req.param('id') ?? '';

/** Throws not_found (404), gone (410) for a listing that buyers cannot see. */
async function renderAlert(
  c: AppContext,
  kind: ListingKind,
  shown: { form: FormState } | { sent: { withdrawPath: string | null } },
  status = 200,
) {
  const { actor, push } = c.var.ctx;
  const { listing } = await kind.load(c.var.ctx, idOf(c));
  const isOwn = actor.kind === 'user' && actor.user.id === listing.userId;
  const state: AlertState = listing.status === 'sold' ? 'sold' : isOwn ? 'own' : shown;
  const { title } = textsOf(c).alert;
  return renderDocument(c, {
    head: { title: `${title}: ${listing.name}`, description: title, hidden: true },
    body: (
      <AlertDocument
        address={kind.addressOf(listing.id)}
        listing={listing}
        state={state}
        pushKey={push && (await push.publicKey())}
      />
    ),
    status,
    isPrivate: 'sent' in shown,
  });
}

/** The form of a buyer who waits for a lower price. */
export const showAlert = (kind: ListingKind) => (c: AppContext) => renderAlert(c, kind, { form: newForm() });

/** Keeps the buyer waiting, and confirms in place. */
export const answerAlert = (kind: ListingKind) => (c: AppContext, form: HtmlForm<PriceAlertFormInput>) =>
  answerForm(form, {
    submit: async (input) => {
      const { ctx } = c.var;
      const device = buyerDevice(c);
      const { listing } = await kind.load(ctx, idOf(c));
      const { ref } = kind.addressOf(listing.id);
      const origin = { device, language: languageOf(c) };
      const withdrawPath = await waitForPrice(ctx, ref, listing, input, origin);
      return rememberDevice(c, await renderAlert(c, kind, { sent: { withdrawPath } }), device);
    },
    refuse: (refused, status) => renderAlert(c, kind, { form: refused }, status),
  });
