import { cardPath, SITE_CARD_PATH } from '../../../schema/cards/input';
import { AppError } from '../../../schema/common/errors';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../schema/common/languages';
import { mediaKey } from '../../../schema/media/input';
import { type CardWords, cardWords, type DrawnWords } from '../../../web/i18n/card-words';
import { DICTIONARIES } from '../../../web/i18n/dictionaries';
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
import { outside } from '../../platform/outage';
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

/** The drawn words of a language; an isolate reads them once. */
const drawnWords = new Map<Language, Promise<DrawnWords>>();

async function readWords(c: AppContext, language: Language): Promise<DrawnWords> {
  const path = `/card-words/${language}.json`;
  const response = await outside(c.env.ASSETS).fetch(new URL(path, c.req.url));
  if (!response.ok) throw new Error(`the words of cards are missing: ${path} ${response.status}`);
  return await response.json();
}

async function wordsOf(c: AppContext, language: Language): Promise<CardWords | undefined> {
  if (language === DEFAULT_LANGUAGE) return undefined;
  const reading = drawnWords.get(language) ?? readWords(c, language);
  drawnWords.set(language, reading);
  try {
    return cardWords(DICTIONARIES[language], await reading);
  } catch (error) {
    drawnWords.delete(language);
    throw error;
  }
}

async function draw(ctx: Ctx, card: CardFacts, words: CardWords | undefined): Promise<Uint8Array> {
  const hrefs: string[] = [];
  for (const url of card.photos) {
    const href = await photoHref(ctx, url);
    if (href) hrefs.push(href);
  }
  return await ctx.cardPainter.paint(cardSvg(card, hrefs, words), ctx.client.unhashed.site);
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
  const [, version, said = DEFAULT_LANGUAGE] = /^(\w{1,20})(?:-([a-z]{2}))?\.jpg$/.exec(file) ?? [];
  const factsOf = Object.hasOwn(FACTS, kind) ? FACTS[kind] : undefined;
  if (!factsOf || !version || !isLanguage(said)) throw new AppError('not_found');
  // A chat shows the public page, even to signed-in people.
  const ctx: Ctx = { ...c.var.ctx, actor: { kind: 'visitor' } };
  const card = await factsOf(ctx, id).catch((error) => {
    if (error instanceof AppError && error.kind === 'gone') return null;
    throw error;
  });
  if (!card) return redirect(c, SITE_CARD_PATH);
  const language = card.kind === 'site' ? DEFAULT_LANGUAGE : said;
  const current = cardVersion(card);
  const path = cardPath(`${kind}/${id}`, current, language);
  if (path !== c.req.path) return redirect(c, path);
  const key = path.slice(1);
  const kept = await ctx.media.find(key);
  if (kept) return picture(kept.body, kept.size);
  const drawn = await draw(ctx, card, await wordsOf(c, language));
  await ctx.media.put(key, drawn, 'image/jpeg');
  return picture(drawn, drawn.byteLength);
}
