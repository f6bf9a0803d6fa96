import { SellerParam } from '../../../schema/live/input';
import { LIVE_PATH, livePath } from '../../../schema/live/messages';
import { route } from '../../http/route-entry';

export const liveApi = {
  connect: route({
    method: 'get',
    path: LIVE_PATH,
    summary: "A WebSocket with live updates for the session's person. Other origins are refused.",
    access: 'anyone',
    responses: { 101: null },
  }),
  connectForSeller: route({
    method: 'get',
    path: livePath(':seller'),
    summary: 'The same of a seller for whom the person works, until they no longer do.',
    access: 'person',
    ability: 'seeLeads',
    address: SellerParam,
    responses: { 101: null },
  }),
};
