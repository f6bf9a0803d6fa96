import { type FormState, newForm } from '../../schema/common/form-state';
import type { VisitFormInput } from '../../schema/visits/input';
import { VisitDocument, type VisitSent, type VisitState } from '../../web/documents/visit/visit-document';
import { requestVisit, timesToVisit } from '../features/visits/visits.service';
import type { AppContext } from '../http/app-env';
import { buyerDevice, rememberDevice } from '../http/buyer-device';
import type { HtmlForm } from '../http/html-form';
import { languageOf } from '../http/language';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';
import type { ListingKind } from './listing.page';

const idOf = (c: AppContext) => c.req.param('id') ?? '';

/** Throws not_found (404), gone (410) for a listing that buyers cannot see. */
async function renderVisit(
  c: AppContext,
  kind: ListingKind,
  shown: { form: FormState } | { sent: VisitSent },
  status = 200,
) {
  const { ctx } = c.var;
  const { listing } = await kind.load(ctx, idOf(c));
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.user.id === listing.userId;
  const asking = async (): Promise<VisitState> => {
    if (listing.status === 'sold') return 'sold';
    if (isOwn) return 'own';
    return 'form' in shown ? { ...shown, times: await timesToVisit(ctx, listing.id) } : shown;
  };
  const { title } = textsOf(c).visit;
  return renderDocument(c, {
    head: { title: `${title}: ${listing.name}`, description: title, hidden: true },
    body: (
      <VisitDocument
        path={kind.addressOf(listing.id).path}
        vehicleName={listing.name}
        state={await asking()}
      />
    ),
    status,
    isPrivate: 'sent' in shown,
  });
}

/** The form of a visit. */
export const showVisit = (kind: ListingKind) => (c: AppContext) => renderVisit(c, kind, { form: newForm() });

/** Requests a visit, and confirms in place. */
export const answerVisit = (kind: ListingKind) => (c: AppContext, form: HtmlForm<VisitFormInput>) =>
  answerForm(form, {
    submit: async (input) => {
      const device = buyerDevice(c);
      const origin = { device, language: languageOf(c) };
      const withdrawPath = await requestVisit(c.var.ctx, kind.addressOf(idOf(c)).ref, input, origin);
      return rememberDevice(c, await renderVisit(c, kind, { sent: { ...input, withdrawPath } }), device);
    },
    refuse: (refused, status) => renderVisit(c, kind, { form: refused }, status),
  });
