import { QrCode } from 'lucide-react';
import { NotFoundDocument } from '../../web/documents/not-found/not-found-document';
import { NothingHere } from '../../web/documents/parts/nothing-here';
import { en } from '../../web/i18n/en';
import { listMoreOfCode } from '../features/links/links.service';
import type { AppContext } from '../http/app-env';
import { renderDocument } from './document';

/** An address that leads nowhere. */
export const showNotFound = (c: AppContext) =>
  renderDocument(c, {
    head: { title: '404 Page Not Found', hidden: true },
    body: <NotFoundDocument />,
    status: 404,
  });

/** A printed code that leads nowhere, or no longer. */
export const showUnusedCode = async (c: AppContext) =>
  renderDocument(c, {
    head: { title: en.unusedCode.title, hidden: true },
    body: (
      <NothingHere
        icon={<QrCode aria-hidden="true" />}
        texts={en.unusedCode}
        more={await listMoreOfCode(c.var.ctx, c.req.param('code') ?? '')}
      />
    ),
    status: 404,
  });
