import { QrCode } from 'lucide-react';
import { NotFoundDocument } from '../../web/documents/not-found/not-found-document';
import { NothingHere } from '../../web/documents/parts/nothing-here';
import { listMoreOfCode } from '../features/links/links.service';
import type { AppContext } from '../http/app-env';
import { renderDocument, textsOf } from './document';

/** An address that leads nowhere. */
export function showNotFound(c: AppContext) {
  const { title, text } = textsOf(c).nowhere;
  return renderDocument(c, {
    head: { title, description: text, hidden: true },
    body: <NotFoundDocument />,
    status: 404,
  });
}

/** A printed code that leads nowhere, or no longer. */
export async function showUnusedCode(c: AppContext) {
  const texts = textsOf(c).unusedCode;
  return renderDocument(c, {
    head: { title: texts.title, description: texts.text, hidden: true },
    body: (
      <NothingHere
        icon={<QrCode aria-hidden="true" />}
        texts={texts}
        more={await listMoreOfCode(c.var.ctx, c.req.param('code') ?? '')}
      />
    ),
    status: 404,
  });
}
