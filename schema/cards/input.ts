import { DEFAULT_LANGUAGE, type Language } from '../common/languages';

/** The size of a link's preview in chats (Open Graph's large image). */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** WhatsApp drops preview pictures above 300 KB; ours stay below 250. */
export const CARD_MAX_BYTES = 250_000;

/**
 * The version of the product's own card, which depends on what is drawn on it (cards.test.ts prints the next
 * one).
 */
export const SITE_CARD_VERSION = '53df94c439';

/** A version that redirects to the current card. */
export const CURRENT_CARD = 'now';

/** The card of a page; `subject` is the page's path without its leading slash, or `site/{name}`. */
export const cardPath = (subject: string, version: string, language: Language = DEFAULT_LANGUAGE) =>
  `/cards/${subject}/${version}${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.jpg`;

export const SITE_CARD_PATH = cardPath('site/home', SITE_CARD_VERSION);
