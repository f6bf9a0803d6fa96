import {
  isWorkspaceLanguage,
  WORKSPACE_LANGUAGE_COOKIE,
  type WorkspaceLanguage,
} from '../../schema/common/languages';

const YEAR_SECONDS = 365 * 86_400;

const isForOperators = () => location.pathname.startsWith('/admin');

/** What this device chose, otherwise the language of the page as the server painted it. */
function firstLanguage(): WorkspaceLanguage {
  // Documents say themselves in which language they are, and operators' pages are in English.
  const isApplication = typeof document !== 'undefined' && document.getElementById('root') !== null;
  if (!isApplication || isForOperators()) return 'en';
  const language = chosenLanguage() ?? document.documentElement.lang;
  return isWorkspaceLanguage(language) ? language : 'en';
}

let current: WorkspaceLanguage | undefined;
const listeners = new Set<() => void>();

/** The language in which the workspace is read now. On the server English, except while `drawIn` draws. */
export function workspaceLanguage(): WorkspaceLanguage {
  current ??= firstLanguage();
  return current;
}

/**
 * Draws a document in a language, on the server. It is drawn in one go, so no other request can come between.
 * Load the words first (`loadWords`).
 */
export function drawIn<Drawn>(language: WorkspaceLanguage, draw: () => Drawn): Drawn {
  current = language;
  try {
    return draw();
  } finally {
    current = 'en';
  }
}

/** Also when the application opens: a frame from the device's cache may have been painted before the last choice. */
export function nameLanguage() {
  const language = workspaceLanguage();
  document.documentElement.lang = language === 'en' ? 'en-IN' : language;
}

function storeCookie(value: string, seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${WORKSPACE_LANGUAGE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** What the person chose on this device; undefined before a choice. */
export const chosenLanguage = () =>
  new RegExp(`(?:^|; )${WORKSPACE_LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

/** Leaves the choice to whoever signs in next. */
export function forgetLanguage() {
  storeCookie('', 0);
  localStorage.removeItem(WORKSPACE_LANGUAGE_COOKIE);
}

function show(language: WorkspaceLanguage) {
  current = language;
  nameLanguage();
  for (const listener of listeners) listener();
}

/** Switches every screen of this tab, and remembers it on this device. Load the words first (`loadWords`). */
export function showLanguage(language: WorkspaceLanguage) {
  show(language);
  storeCookie(language, YEAR_SECONDS);
  localStorage.setItem(WORKSPACE_LANGUAGE_COOKIE, language);
}

/** A choice in one tab of the browser changes the others, except operators' pages. */
export function followOtherTabs(load: (language: WorkspaceLanguage) => Promise<boolean>) {
  window.addEventListener('storage', async ({ key, newValue }) => {
    if (key !== WORKSPACE_LANGUAGE_COOKIE || !isWorkspaceLanguage(newValue)) return;
    if (!isForOperators() && (await load(newValue))) show(newValue);
  });
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
