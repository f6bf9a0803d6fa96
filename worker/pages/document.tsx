import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DocumentHead, HeadTags } from '../../web/documents/parts/document-head';
import type { AppContext } from '../http/app-env';
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
  const tags = renderToStaticMarkup(<HeadTags head={head} origin={c.var.ctx.origin} />);
  const html = `${start}${tags}${middle}${renderToStaticMarkup(body)}${end}`;
  const answer = pageResponse(c, html, status);
  for (const [name, value] of Object.entries(isPrivate ? PRIVATE_HEADERS : {})) {
    answer.headers.set(name, value);
  }
  return answer;
}

export const isSignedIn = ({ var: { ctx } }: AppContext) => ctx.actor.kind === 'user';
