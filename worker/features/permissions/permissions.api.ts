import { PermissionsInput } from '../../../schema/permissions/input';
import { route } from '../../http/route-entry';

export const permissionsApi = {
  get: route({
    method: 'get',
    path: '/api/auth/user/permissions',
    summary: 'What the person has allowed; empty before they were asked.',
    access: 'person',
    responses: { 200: PermissionsInput.partial() },
  }),
  save: route({
    method: 'post',
    path: '/api/auth/user/permissions',
    summary: 'Stores the whole map. Storage and network stay on.',
    access: 'person',
    json: PermissionsInput,
    responses: { 200: PermissionsInput },
  }),
};
