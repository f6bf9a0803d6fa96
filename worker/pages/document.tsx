import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inLanguage, LANGUAGE_CODES, type Language } from '../../schema/common/languages';
import { type DocumentHead, HeadTags } from '../../web/documents/parts/document-head';
import { DICTIONARIES } from '../../web/i18n/dictionaries';
import { ReaderContext, type Texts } from '../../web/i18n/texts';
import type { AppContext } from '../http/app-env';
import { languageOf } from '../http/language';
import { pageResponse } from './page-response';
import { readDocumentShell, type ShellName } from './shell';

interface Document {
  head: DocumentHead;
  body: ReactNode;
  shell?: ShellName;
  status?: number;
  /** Contains a private link: not cached, not indexed, and its address is sent nowhere else. */
  isPrivate?: boolean;
}

const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Answers a document: its component as static HTML, whole in one response. It is never hydrated; web/page enhances it. */
export async function renderDocument(
  c: AppContext,
  { head, body, shell = 'buyer', status = 200, isPrivate = false }: Document,
): Promise<Response> {
  const { start, middle, end } = await readDocumentShell(c, shell);
  const language = shell === 'buyer' ? languageOf(c) : 'en';
  const whole = shell === 'buyer' ? inAllLanguages(head, language) : head;
  const tags = renderToStaticMarkup(<HeadTags head={whole} origin={c.var.ctx.origin} />);
  const reader = { language, texts: DICTIONARIES[language], addressIn: addressIn(c) };
  const content = renderToStaticMarkup(<ReaderContext value={reader}>{body}</ReaderContext>);
  const html = `${inShellsLanguage(start, language)}${tags}${middle}${content}${end}`;
  const answer = pageResponse(c, html, status);
  for (const [name, value] of Object.entries(isPrivate ? PRIVATE_HEADERS : {})) {
    answer.headers.set(name, value);
  }
  return answer;
}

/** The texts in the language of this request's document, for its head. */
export const textsOf = (c: AppContext): Texts => DICTIONARIES[languageOf(c)];

const inShellsLanguage = (start: string, language: Language) =>
  language === 'en' ? start : start.replace('lang="en-IN"', `lang="${language}"`);

/** Its address and those in the other languages, for search engines. */
function inAllLanguages(head: DocumentHead, language: Language): DocumentHead {
  const { canonical } = head;
  if (canonical === undefined) return head;
  const alternates = LANGUAGE_CODES.map((code) => [code, inLanguage(canonical, code)] as const);
  return { ...head, canonical: inLanguage(canonical, language), alternates };
}

/** This document's address in another language, with the rest of its query. */
const addressIn = (c: AppContext) => (language: Language) => {
  const { searchParams } = new URL(c.req.url);
  searchParams.set('lang', language);
  return `?${searchParams}`;
};

export const isSignedIn = ({ var: { ctx } }: AppContext) => ctx.actor.kind === 'user';
