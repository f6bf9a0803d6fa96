import { QrCode } from 'lucide-react';
import { stickerPath } from '../../schema/links/paths';
import { NotFoundDocument } from '../../web/documents/not-found/not-found-document';
import { NothingHere } from '../../web/documents/parts/nothing-here';
import { describeUnused } from '../features/links/links.service';
import type { AppContext } from '../http/app-env';
import { renderDocument, textsOf } from './document';

/** The page for an unknown address. */
export function showNotFound(c: AppContext) {
  const { title, text } = textsOf(c).nowhere;
  return renderDocument(c, {
    head: { title, description: text, hidden: true },
    body: <NotFoundDocument />,
    status: 404,
  });
}

/**
 * A printed code without a destination. The page is the same for everyone; the application decides who may
 * give the code a vehicle.
 */
export async function showUnusedCode(c: AppContext) {
  const code = c.req.param('code') ?? '';
  const { isSticker, more } = await describeUnused(c.var.ctx, code);
  const { blankSticker, unusedCode } = textsOf(c);
  const texts = isSticker ? blankSticker : unusedCode;
  return renderDocument(c, {
    head: { title: texts.title, description: texts.text, hidden: true },
    body: (
      <NothingHere
        icon={<QrCode aria-hidden="true" />}
        texts={texts}
        action={isSticker ? { label: blankSticker.own, href: stickerPath(code) } : undefined}
        more={more}
      />
    ),
    status: 404,
  });
}
