import { SavedDocument } from '../../web/documents/saved/saved-document';
import type { AppContext } from '../http/app-env';
import { renderDocument, textsOf } from './document';

/** What a buyer has saved: the same page for everybody, filled in by the device. */
export function showSaved(c: AppContext) {
  const { title, intro } = textsOf(c).saved;
  return renderDocument(c, { head: { title, description: intro, hidden: true }, body: <SavedDocument /> });
}
