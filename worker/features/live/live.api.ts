import { LIVE_PATH } from '../../../schema/live/messages';
import { route } from '../../http/route-entry';

export const liveApi = {
  connect: route({
    method: 'get',
    path: LIVE_PATH,
    summary: "A WebSocket with live updates for the session's person. Other origins are refused.",
    access: 'anyone',
    responses: { 101: null },
  }),
};
