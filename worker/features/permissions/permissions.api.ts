import { PermissionsInput } from '../../../schema/permissions/input';
import { route } from '../../http/route-entry';

export const permissionsApi = {
  get: route({
    method: 'get',
    path: '/api/auth/user/permissions',
    does: 'What the person has allowed; empty before they were asked.',
    who: 'person',
    answers: { 200: PermissionsInput.partial() },
  }),
  save: route({
    method: 'post',
    path: '/api/auth/user/permissions',
    does: 'Stores the whole map. Storage and network stay on.',
    who: 'person',
    json: PermissionsInput,
    answers: { 200: PermissionsInput },
  }),
};
