import { cardPath, SITE_CARD_PATH } from '../../../schema/cards/input';
import { AppError } from '../../../schema/common/errors';
import { mediaKey } from '../../../schema/media/input';
import type { Ctx } from '../../context';
import {
  type CardFacts,
  cardVersion,
  profileCard,
  republishedCard,
  siteCard,
  vehicleCard,
} from '../../features/cards/card-facts';
import { findMedia } from '../../features/media/media.service';
import { getProfile } from '../../features/profile/public-profile.service';
import { getRepublishedListing } from '../../features/republish/republish.service';
import { getListing } from '../../features/vehicles/vehicles.service';
import type { AppContext } from '../../http/app-env';
import { cardSvg } from './card-svg';

/** What a card shows now, by the kind of page; each throws like its page. */
const FACTS: Record<string, (ctx: Ctx, id: string) => Promise<CardFacts>> = {
  vehicle: async (ctx, id) => vehicleCard(await getListing(ctx, id)),
  republished: async (ctx, id) => republishedCard(await getRepublishedListing(ctx, id)),
  profile: async (ctx, id) => profileCard((await getProfile(ctx, id, {})).profile),
  site: async (_ctx, id) => {
    if (id !== 'home') throw new AppError('not_found');
    return siteCard();
  },
};

async function photoHref(ctx: Ctx, url: string): Promise<string | null> {
  const file = await findMedia(ctx, mediaKey(url) ?? '', 'full');
  if (!file) return null;
  const original = new Uint8Array(await new Response(file.body).arrayBuffer());
  const drawn = await ctx.pictures.draw(original, ['poster'], ctx.client.unhashed.site);
  const { bytes, contentType } = drawn.get('poster') ?? { bytes: original, contentType: file.contentType };
  return `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
}

async function draw(ctx: Ctx, card: CardFacts): Promise<Uint8Array> {
  const hrefs: string[] = [];
  for (const url of card.photos) {
    const href = await photoHref(ctx, url);
    if (href) hrefs.push(href);
  }
  return await ctx.cardPainter.paint(cardSvg(card, hrefs), ctx.client.unhashed.site);
}

const picture = (body: ReadableStream | Uint8Array, size: number) =>
  new Response(body, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(size),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });

function redirect(c: AppContext, path: string): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(path, 302);
}

/**
 * The picture of a link in a chat. Each version is drawn once, on first request, and cached; two simultaneous
 * requests draw the same. Outdated versions redirect to the current one, and those of deleted pages to the
 * product's own card.
 */
export async function answerCard(c: AppContext): Promise<Response> {
  const { kind = '', id = '', file = '' } = c.req.param();
  const [, version] = /^(\w{1,20})\.jpg$/.exec(file) ?? [];
  const factsOf = Object.hasOwn(FACTS, kind) ? FACTS[kind] : undefined;
  if (!factsOf || !version) throw new AppError('not_found');
  // A chat shows the public page, even to signed-in people.
  const ctx: Ctx = { ...c.var.ctx, actor: { kind: 'visitor' } };
  const card = await factsOf(ctx, id).catch((error) => {
    if (error instanceof AppError && error.kind === 'gone') return null;
    throw error;
  });
  if (!card) return redirect(c, SITE_CARD_PATH);
  const current = cardVersion(card);
  if (version !== current) return redirect(c, cardPath(`${kind}/${id}`, current));
  const key = `cards/${kind}/${id}/${version}.jpg`;
  const kept = await ctx.media.find(key);
  if (kept) return picture(kept.body, kept.size);
  const drawn = await draw(ctx, card);
  await ctx.media.put(key, drawn, 'image/jpeg');
  return picture(drawn, drawn.byteLength);
}
