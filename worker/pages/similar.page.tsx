import { type FormState, newForm } from '../../schema/common/form-state';
import type { SimilarFormInput } from '../../schema/similar/input';
import { SimilarDocument, type SimilarState } from '../../web/documents/similar/similar-document';
import { getAskable, waitForSimilar } from '../features/similar/similar.service';
import type { AppContext } from '../http/app-env';
import { buyerDevice, rememberDevice } from '../http/buyer-device';
import type { HtmlForm } from '../http/html-form';
import { languageOf } from '../http/language';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';
import type { ListingKind } from './listing.page';

const refOf = (c: AppContext, kind: ListingKind) => kind.addressOf(c.req.param('id') ?? '');

/** Throws not_found (404). */
async function renderSimilar(
  c: AppContext,
  kind: ListingKind,
  shown: { form: FormState } | { sent: { withdrawPath: string | null } },
  status = 200,
) {
  const { ctx } = c.var;
  const { path, ref } = refOf(c, kind);
  const { name, sellerId } = await getAskable(ctx, ref);
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.user.id === sellerId;
  const state: SimilarState = isOwn ? 'own' : shown;
  const { title } = textsOf(c).similar;
  return renderDocument(c, {
    head: { title: `${title}: ${name}`, description: title, hidden: true },
    body: <SimilarDocument path={path} vehicleName={name} state={state} />,
    status,
    isPrivate: 'sent' in shown,
  });
}

/** The form of a buyer who waits for a similar vehicle. */
export const showSimilar = (kind: ListingKind) => (c: AppContext) =>
  renderSimilar(c, kind, { form: newForm() });

/** Keeps the buyer waiting, and confirms in place. */
export const answerSimilar = (kind: ListingKind) => (c: AppContext, form: HtmlForm<SimilarFormInput>) =>
  answerForm(form, {
    submit: async (input) => {
      const device = buyerDevice(c);
      const origin = { device, language: languageOf(c) };
      const withdrawPath = await waitForSimilar(c.var.ctx, refOf(c, kind).ref, input, origin);
      return rememberDevice(c, await renderSimilar(c, kind, { sent: { withdrawPath } }), device);
    },
    refuse: (refused, status) => renderSimilar(c, kind, { form: refused }, status),
  });
