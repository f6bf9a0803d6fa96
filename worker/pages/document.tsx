import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  inLanguage,
  isWorkspaceLanguage,
  LANGUAGE_CODES,
  type Language,
  WORKSPACE_LANGUAGES,
} from '../../schema/common/languages';
import { PART_HEADER } from '../../schema/common/part-header';
import { type DocumentHead, HeadTags } from '../../web/documents/parts/document-head';
import { drawIn } from '../../web/i18n/current-language';
import { DICTIONARIES } from '../../web/i18n/dictionaries';
import { ReaderContext, type Texts } from '../../web/i18n/texts';
import { loadWords } from '../../web/i18n/words';
import type { AppContext } from '../http/app-env';
import { languageOf, rememberWorkspaceLanguage, siteLanguageOf } from '../http/language';
import type { PageCopy } from '../platform/page-cache';
import { copyOf } from './page-copy';
import { pageResponse } from './page-response';
import { readDocumentShell, type ShellName } from './shell';

interface Document {
  /** A function is called in the reader's language. */
  head: DocumentHead | (() => DocumentHead);
  body: ReactNode;
  shell?: ShellName;
  status?: number;
  /** Contains a private link: not cached, not indexed, and its address is not sent to other sites. */
  isPrivate?: boolean;
}

const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  // Not `no-referrer`, with which browsers send `Origin: null` with the page's forms, which are then refused.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Responds with a document: its component as static HTML, whole in one response. It is never hydrated;
 * web/page enhances it.
 */
export async function renderDocument(
  c: AppContext,
  { head, body, shell = 'buyer', status = 200, isPrivate = false }: Document,
): Promise<Response> {
  const isForBuyers = shell === 'buyer';
  const language = isForBuyers ? languageOf(c) : siteLanguageOf(c);
  // Buyers' pages have dictionaries; the words of everything else are those of the workspace.
  const words = isWorkspaceLanguage(language) ? language : 'en';
  const [frame] = await Promise.all([readDocumentShell(c, shell), loadWords(words)]);
  const reader = { language, texts: DICTIONARIES[language], addressIn: addressIn(c) };
  const { tags, content } = drawIn(words, () => {
    const said = typeof head === 'function' ? head() : head;
    const whole = inLanguages(isForBuyers ? LANGUAGE_CODES : WORKSPACE_LANGUAGES, said, language);
    return {
      tags: renderToStaticMarkup(<HeadTags head={whole} origin={c.var.ctx.origin} />),
      content: renderToStaticMarkup(<ReaderContext value={reader}>{body}</ReaderContext>),
    };
  });
  const withWholeStyle = c.req.header(PART_HEADER) !== undefined;
  const html = frame.write({ head: tags, body: withShortIcons(content), withWholeStyle });
  const answer = pageResponse(c, inShellsLanguage(html, language), status);
  if (!isForBuyers) rememberWorkspaceLanguage(c, answer);
  for (const [name, value] of Object.entries(isPrivate ? PRIVATE_HEADERS : {})) {
    answer.headers.set(name, value);
  }
  return answer;
}

/** The texts for the document's head, in the request's language. */
export const textsOf = (c: AppContext): Texts => DICTIONARIES[languageOf(c)];

/** A shell whose `<html>` names the language of what is in it. */
export const inShellsLanguage = (html: string, language: Language) =>
  language === 'en' ? html : html.replace('lang="en-IN"', `lang="${language}"`);

const ICON =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide [\w\s-]*?(?:lucide-[\w-]+ )*/g;

/**
 * The icons' common attributes are in the style (`.icon`), which saves 150 bytes after gzip for ten icons.
 */
const withShortIcons = (html: string) => html.replace(ICON, ' viewBox="0 0 24 24" class="icon ');

/** Adds the document's addresses in its languages, for search engines. */
function inLanguages(codes: readonly Language[], head: DocumentHead, language: Language): DocumentHead {
  const { canonical } = head;
  if (canonical === undefined) return head;
  const alternates = codes.map((code) => [code, inLanguage(canonical, code)] as const);
  return { ...head, canonical: inLanguage(canonical, language), alternates };
}

function withSource({ source, facets }: PageCopy): string {
  const query = new URLSearchParams(facets);
  if (source) query.set('src', source);
  return query.toString();
}

/**
 * This document's address in another language, with the rest of its query. A cached page gets only the
 * parameters of its copy, since others get the same page.
 */
function addressIn(c: AppContext) {
  const copy = copyOf(c);
  const known = copy ? withSource(copy) : new URL(c.req.url).search;
  return (language: Language) => {
    const query = new URLSearchParams(known);
    query.set('lang', language);
    return `?${query}`;
  };
}

export const isSignedIn = ({ var: { ctx } }: AppContext) => ctx.actor.kind === 'user';
