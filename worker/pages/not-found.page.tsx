import { QrCode } from 'lucide-react';
import { stickerPath } from '../../schema/links/paths';
import { NotFoundDocument } from '../../web/documents/not-found/not-found-document';
import { NothingHere } from '../../web/documents/parts/nothing-here';
import { en } from '../../web/i18n/en';
import { describeUnused } from '../features/links/links.service';
import type { AppContext } from '../http/app-env';
import { renderDocument } from './document';

/** An address that leads nowhere. */
export const showNotFound = (c: AppContext) =>
  renderDocument(c, {
    head: { title: '404 Page Not Found', hidden: true },
    body: <NotFoundDocument />,
    status: 404,
  });

/** A printed code that leads nowhere yet, or no longer. The page is the same for everybody: who may give it a vehicle is asked in the application. */
export async function showUnusedCode(c: AppContext) {
  const code = c.req.param('code') ?? '';
  const { isSticker, more } = await describeUnused(c.var.ctx, code);
  const texts = isSticker ? en.blankSticker : en.unusedCode;
  return renderDocument(c, {
    head: { title: texts.title, hidden: true },
    body: (
      <NothingHere
        icon={<QrCode aria-hidden="true" />}
        texts={texts}
        action={isSticker ? { label: en.blankSticker.own, href: stickerPath(code) } : undefined}
        more={more}
      />
    ),
    status: 404,
  });
}
