import { AppError } from '../../../schema/common/errors';
import { type AppContext, createRouter } from '../../http/app-env';
import { isOwnOrigin } from '../../http/csrf';
import { declared } from '../../http/declared';
import { liveApi } from './live.api';
import { connectSocket } from './live.service';

/**
 * A handshake is a GET, which other sites may send with our cookies: only the Origin header tells which page
 * opens the socket.
 */
function refuseForeign(c: Pick<AppContext, 'req' | 'header' | 'var'>) {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    c.header('upgrade', 'websocket');
    throw new AppError('websockets_only');
  }
  if (!c.req.header('origin') || !isOwnOrigin(c)) {
    throw new AppError('foreign_origin');
  }
}

export const liveRoutes = createRouter()
  .get('/', declared(liveApi.connect), async (c) => {
    refuseForeign(c);
    return await connectSocket(c.var.ctx);
  })
  .get('/:seller', declared(liveApi.connectForSeller), async (c) => {
    refuseForeign(c);
    return await connectSocket(c.var.ctx);
  });
