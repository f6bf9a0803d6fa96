import { getCookie } from 'hono/cookie';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isWorkspaceLanguage,
  type Language,
  WORKSPACE_LANGUAGE_COOKIE,
  type WorkspaceLanguage,
} from '../../schema/common/languages';
import type { Ctx } from '../context';
import type { AppContext } from './app-env';
import type { AnyContext } from './session-cookie';

const COOKIE = 'lang';
const YEAR_SECONDS = 365 * 86_400;

/** Languages of an `Accept-Language` header, the preferred one first. */
function accepted(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.trim().slice('q='.length));
      return { code: range.split('-')[0]?.toLowerCase() ?? '', weight };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}

/** The language named in the address; null if it is not one of ours. */
const named = (c: AppContext): Language | null => {
  const code = c.req.query('lang') ?? '';
  return isLanguage(code) ? code : null;
};

/**
 * The reader's language: from the address, else the one chosen before, else the first of the browser's that
 * we have.
 */
export function languageOf(c: AppContext): Language {
  const chosen = getCookie(c, COOKIE) ?? '';
  return (
    named(c) ??
    (isLanguage(chosen) ? chosen : undefined) ??
    accepted(c.req.header('accept-language') ?? '').find(isLanguage) ??
    DEFAULT_LANGUAGE
  );
}

/**
 * The language of a seller's screens: chosen on this device, else for the account, else on a buyer's page, else
 * the first of the browser's that the workspace has.
 */
export function workspaceLanguageOf(c: AnyContext): WorkspaceLanguage {
  const { actor }: Ctx = c.var.ctx;
  const known = [
    getCookie(c, WORKSPACE_LANGUAGE_COOKIE),
    actor.kind === 'user' ? actor.user.language : null,
    getCookie(c, COOKIE),
    ...accepted(c.req.header('accept-language') ?? ''),
  ];
  return known.find(isWorkspaceLanguage) ?? 'en';
}

/** The language of a page about the product or of sign-in: from the address, else that of the workspace. */
export function siteLanguageOf(c: AppContext): WorkspaceLanguage {
  const code = named(c);
  return isWorkspaceLanguage(code) ? code : workspaceLanguageOf(c);
}

/** Stores a language of the address for a year. It identifies nobody. */
function remember(c: AppContext, response: Response, cookie: string, options: string) {
  const language = named(c);
  if (!language || c.req.method !== 'GET') return;
  const secure = c.req.url.startsWith('https:') ? '; Secure' : '';
  response.headers.append(
    'set-cookie',
    `${cookie}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${options}${secure}`,
  );
}

/** Stores the language of the address for the next pages. */
export function rememberLanguage(c: AppContext, response: Response): Response {
  remember(c, response, COOKIE, '; HttpOnly');
  return response;
}

/** Opens the workspace in the language in which its pages of sign-in, or about it, were chosen. */
export function rememberWorkspaceLanguage(c: AppContext, response: Response) {
  // Readable, because the workspace changes it itself.
  if (isWorkspaceLanguage(named(c))) remember(c, response, WORKSPACE_LANGUAGE_COOKIE, '');
}
