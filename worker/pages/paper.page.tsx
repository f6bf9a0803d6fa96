import { PaperDocument } from '../../web/documents/paper/paper-document';
import { say } from '../../web/documents/paper/words';
import { findPaperPage } from '../features/papers/papers.service';
import type { AppContext } from '../http/app-env';
import { renderDocument } from './document';

/** What the paper with a code is; 404 for a code that was never issued. */
export async function showPaper(c: AppContext): Promise<Response> {
  const paper = await findPaperPage(c.var.ctx, c.req.param('code') ?? '');
  return renderDocument(c, {
    head: () => ({ title: paper?.number ?? say('Unknown code'), hidden: true }),
    body: <PaperDocument paper={paper} />,
    shell: 'site',
    status: paper ? 200 : 404,
    isPrivate: true,
  });
}
