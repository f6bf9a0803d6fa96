import { ConsentDocument } from '../../web/documents/consent/consent-document';
import type { AppContext } from '../http/app-env';
import { renderDocument, textsOf } from './document';

/** What buyers agree to, in all languages that the law names. */
export function showConsent(c: AppContext) {
  const { title, note } = textsOf(c).consent;
  return renderDocument(c, { head: { title, description: note, hidden: true }, body: <ConsentDocument /> });
}
