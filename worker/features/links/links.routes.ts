import { AppError } from '../../../schema/common/errors';
import { DEFAULT_LANGUAGE, inLanguage } from '../../../schema/common/languages';
import { CODE_FRAGMENT } from '../../../schema/links/paths';
import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { linksApi } from './links.api';
import { followCode, getProfileLink, listLinks, pointCode } from './links.service';
import { createStickers, getCode, listStickers } from './stickers.service';

/**
 * The address inside a printed QR code. The code can be pointed elsewhere, so the redirect must not be
 * cached.
 */
export const linksRoutes = createRouter().get('/:code', declared(linksApi.follow), async (c, next) => {
  const { src = 'qr', lang = DEFAULT_LANGUAGE } = c.req.valid('query');
  try {
    const { code } = c.req.valid('param');
    const path = await followCode(c.var.ctx, code);
    c.header('cache-control', 'no-store');
    // For the page's beacon. A fragment is not sent with the request, so the page is cached for all codes.
    const scanned = src === 'qr' ? `#${CODE_FRAGMENT}${code}` : '';
    return c.redirect(inLanguage(`${path}?src=${src}`, lang) + scanned, 302);
  } catch (error) {
    // Browsers get the page that explains it, programs the error.
    const isPerson = c.req.header('accept')?.includes('text/html');
    if (isPerson && error instanceof AppError && error.kind === 'not_found') return next();
    throw error;
  }
});

/** What sellers see of their codes and can change. */
export const ownLinksRoutes = createRouter()
  .get('/', declared(linksApi.list), async (c) => c.json(await listLinks(c.var.ctx, c.req.valid('query'))))
  .get('/:code', declared(linksApi.details), async (c) =>
    c.json(await getCode(c.var.ctx, c.req.valid('param').code)),
  )
  .patch('/:code', declared(linksApi.point), async (c) => {
    return c.json(await pointCode(c.var.ctx, c.req.valid('param').code, c.req.valid('json')));
  });

export const stickersRoutes = createRouter()
  .get('/', declared(linksApi.stickers), async (c) => {
    const { cursor, ...query } = c.req.valid('query');
    return sendPage(c, await listStickers(c.var.ctx, { ...query, cursor: Number(cursor) || undefined }));
  })
  .post('/', declared(linksApi.createStickers), async (c) =>
    c.json(await createStickers(c.var.ctx, c.req.valid('json')), 201),
  );

export const profileLinkRoutes = createRouter().get('/', declared(linksApi.ofProfile), async (c) =>
  c.json(await getProfileLink(c.var.ctx)),
);
