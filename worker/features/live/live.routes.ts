import { AppError } from '../../../schema/common/errors';
import { createRouter } from '../../http/app-env';
import { isOwnOrigin } from '../../http/csrf';
import { declared } from '../../http/declared';
import { liveApi } from './live.api';
import { connectSocket } from './live.service';

/**
 * A handshake is a GET, which other sites may send with our cookies: only the Origin header tells which page
 * opens the socket.
 */
export const liveRoutes = createRouter().get('/', declared(liveApi.connect), async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    c.header('upgrade', 'websocket');
    throw new AppError('websockets_only');
  }
  if (!c.req.header('origin') || !isOwnOrigin(c)) {
    throw new AppError('foreign_origin');
  }
  return await connectSocket(c.var.ctx);
});
