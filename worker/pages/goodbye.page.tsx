import { GoodbyeDocument } from '../../web/documents/goodbye/goodbye-document';
import { say } from '../../web/layouts/words';
import type { AppContext } from '../http/app-env';
import { renderDocument } from './document';

/** Shown after an account was closed. */
export const showGoodbye = (c: AppContext) =>
  renderDocument(c, { head: () => ({ title: say('Goodbye'), hidden: true }), body: <GoodbyeDocument /> });
