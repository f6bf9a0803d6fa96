import { ERROR_STATUS } from '../../schema/common/error-kinds';
import { AppError } from '../../schema/common/errors';
import { type FormState, newForm } from '../../schema/common/form-state';
import { formatMobile } from '../../schema/common/mobile-text';
import { Id } from '../../schema/common/text';
import { worthOf } from '../../schema/leads/exchange';
import type { OfferPageInput } from '../../schema/leads/input';
import { lowOfferOf } from '../../schema/leads/low-offer';
import { paymentOf } from '../../schema/leads/payment';
import type { RepublishFormInput } from '../../schema/republish/input';
import { REPUBLISH_MESSAGES } from '../../schema/republish/messages';
import type { ListingDto, VehicleCardDto } from '../../schema/vehicles/output';
import {
  type ListingAddress,
  republishedAddress,
  vehicleAddress,
} from '../../web/documents/listing/listing-address';
import { ListingDocument } from '../../web/documents/listing/listing-document';
import { listingHead } from '../../web/documents/listing/listing-head';
import type { OfferState } from '../../web/documents/listing/offer-panel';
import { VehicleNotFound } from '../../web/documents/listing/vehicle-not-found';
import type { ListingViewer } from '../../web/documents/listing/viewer';
import { type Ctx, requireUser, type UserCtx } from '../context';
import { createLead } from '../features/leads/create-lead.service';
import { findOwnRequest, requestRc } from '../features/rc/rc-requests.service';
import { republishVehicle } from '../features/republish/create-republished.service';
import { getRepublishedListing, listMoreOfPage } from '../features/republish/republish.service';
import { getStanding, requestRepublish } from '../features/republish/republish-control.service';
import { getListing, listMoreOfVehicle } from '../features/vehicles/vehicles.service';
import type { AppContext } from '../http/app-env';
import { buyerDevice, rememberDevice } from '../http/buyer-device';
import type { HtmlForm } from '../http/html-form';
import { languageOf } from '../http/language';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';
import { toListing } from './republished-listing';

/** A vehicle's own page, or a reseller's page of it. */
export interface ListingKind {
  addressOf: (id: string) => ListingAddress;
  /** Throws not_found (404), gone (410). */
  load: (ctx: Ctx, id: string) => Promise<{ listing: ListingDto; ownerName?: string }>;
  /** The seller's other vehicles, once it is deleted. */
  listMore: (ctx: Ctx, id: string) => Promise<VehicleCardDto[]>;
}

export const VEHICLE: ListingKind = {
  addressOf: vehicleAddress,
  load: async (ctx, id) => ({ listing: await getListing(ctx, id) }),
  listMore: listMoreOfVehicle,
};

export const REPUBLISHED: ListingKind = {
  addressOf: republishedAddress,
  load: async (ctx, id) => {
    const page = await getRepublishedListing(ctx, id);
    return { listing: toListing(page), ownerName: page.ownerName };
  },
  listMore: listMoreOfPage,
};

interface Answered {
  offer?: OfferState;
  republish?: Partial<ListingViewer['republish']>;
  status?: number;
  isPrivate?: boolean;
}

/** The document of a listing, with the result of a form that was submitted. */
async function renderListing(c: AppContext, kind: ListingKind, answered: Answered = {}): Promise<Response> {
  const { ctx } = c.var;
  const texts = textsOf(c);
  const id = Id.safeParse(c.req.param('id'));
  const found = id.success ? await kind.load(ctx, id.data).catch(asMissing) : 404;
  if (typeof found === 'number') {
    const isGone = id.success && found === ERROR_STATUS.gone;
    return renderDocument(c, {
      head: { title: texts.notFound.title, description: texts.notFound.text, hidden: true },
      body: isGone ? (
        <VehicleNotFound more={await kind.listMore(ctx, id.data)} path={kind.addressOf(id.data).path} />
      ) : (
        <VehicleNotFound />
      ),
      status: found,
    });
  }
  const { listing, ownerName } = found;
  const address = kind.addressOf(listing.id);
  const viewer = await viewerOf(ctx, listing, ownerName !== undefined, answered.republish);
  const head = listingHead(listing, address, ctx.origin, texts, languageOf(c));
  const refresh = answered.republish?.isLimited ? { refresh: { seconds: 2, to: '/subscription' } } : {};
  return renderDocument(c, {
    head: { ...head, ...refresh },
    body: (
      <ListingDocument
        listing={listing}
        address={address}
        ownerName={ownerName}
        offer={answered.offer ?? { form: newForm({ source: sourceOf(c) }) }}
        viewer={viewer}
        origin={ctx.origin}
        now={ctx.clock.now()}
        saveData={c.req.header('save-data') === 'on'}
      />
    ),
    status: answered.status ?? 200,
    isPrivate: answered.isPrivate ?? false,
  });
}

function asMissing(error: unknown): number {
  if (error instanceof AppError && (error.kind === 'not_found' || error.kind === 'gone')) {
    return ERROR_STATUS[error.kind];
  }
  throw error;
}

/** How the buyer got here, as far as the address tells. */
function sourceOf(c: AppContext) {
  const source = c.req.query('src');
  return source === 'qr' || source === 'profile' ? source : 'link';
}

async function viewerOf(
  ctx: Ctx,
  listing: ListingDto,
  isRepublished: boolean,
  republish: Answered['republish'],
): Promise<ListingViewer | null> {
  if (ctx.actor.kind !== 'user') return null;
  const own = requireUser(ctx);
  const { user } = own.actor;
  const isOwner = user.id === listing.userId;
  const mayAsk =
    !isOwner && !isRepublished && listing.status !== 'sold' && listing.republishPolicy !== 'deny';
  const [rcRequest, standing] = await Promise.all([
    !isOwner && listing.hasRc && !listing.rcImageUrl ? findOwnRequest(own, listing.id) : null,
    mayAsk ? getStanding(own, listing.id) : null,
  ]);
  const suggested = newForm({
    customPrice: String(listing.price),
    customMobileNumber: user.mobileNumber ? formatMobile(user.mobileNumber) : '',
  });
  return {
    id: user.id,
    plan: user.subscriptionPlan,
    isOwner,
    rcRequest,
    republish: { standing, form: suggested, isDone: false, isLimited: false, ...republish },
  };
}

export const showListing = (kind: ListingKind) => (c: AppContext) => renderListing(c, kind);

/**
 * Accepts an offer and responds in place: an address with the private link would be shared together with the
 * vehicle.
 */
export const answerOffer = (kind: ListingKind) => (c: AppContext, form: HtmlForm<OfferPageInput>) =>
  answerForm(form, {
    submit: async ({ asked, confirmed, ...typed }) => {
      const offer = { ...typed, offerPrice: confirmed ?? typed.offerPrice };
      const exchange = paymentOf(offer)?.exchange ?? null;
      const worth = worthOf(Number(offer.offerPrice), exchange);
      const low = confirmed || worth === null ? null : lowOfferOf(worth, Number(asked ?? 0));
      if (low) {
        const doubted = { form: newForm(form.values), low: { ...low, offer: offer.offerPrice } };
        return renderListing(c, kind, { offer: doubted, isPrivate: true });
      }
      const device = buyerDevice(c);
      const { ref } = kind.addressOf(c.req.param('id') ?? '');
      const { withdrawPath } = await createLead(c.var.ctx, { ...offer, ...ref }, device, languageOf(c));
      const thanks = await renderListing(c, kind, {
        offer: { sent: { withdrawPath, amount: Number(offer.offerPrice), exchange } },
        isPrivate: true,
      });
      return rememberDevice(c, thanks, device);
    },
    refuse: (refused, status) => renderListing(c, kind, { offer: { form: refused }, status }),
  });

/** Republishes the vehicle on a page of the viewer's own. */
export const answerRepublish = (c: AppContext, form: HtmlForm<RepublishFormInput>) =>
  answerForm(form, {
    submit: async (terms) => {
      const originalVehicleId = c.req.param('id') ?? '';
      await republishVehicle(requireUser(c.var.ctx), { ...terms, originalVehicleId });
      return renderListing(c, VEHICLE, { republish: { isDone: true } });
    },
    refuse: (refused, status, error) =>
      renderListing(c, VEHICLE, {
        status,
        republish: { form: inOwnWords(refused), isLimited: error?.kind === 'limit_reached' },
      }),
  });

/** One format for problems next to fields. */
const inOwnWords = (form: FormState): FormState =>
  form.notice
    ? { ...form, notice: { code: 'republish_failed', values: {}, text: REPUBLISH_MESSAGES.failed } }
    : form;

/** Sends the owner a request; the page shows the refusal, or that it was sent. */
const answerQuestion =
  <Data,>(
    ask: (ctx: UserCtx, vehicleId: string, data: Data) => Promise<unknown>,
    refuse: (form: FormState) => Answered = () => ({}),
  ) =>
  (c: AppContext, form: HtmlForm<Data>) =>
    answerForm(form, {
      submit: async (data) => {
        await ask(requireUser(c.var.ctx), c.req.param('id') ?? '', data);
        return renderListing(c, VEHICLE);
      },
      refuse: (refused, status) => renderListing(c, VEHICLE, { status, ...refuse(refused) }),
    });

export const answerRepublishRequest = answerQuestion(requestRepublish, (form) => ({ republish: { form } }));
export const answerRcRequest = answerQuestion(requestRc);
