import { PermissionsInput } from '../../../schema/permissions/input';
import { route } from '../../http/route-entry';

export const permissionsApi = {
  get: route({
    method: 'get',
    path: '/api/auth/user/permissions',
    summary: 'The permissions the person has granted; empty before they were asked.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: PermissionsInput.partial() },
  }),
  save: route({
    method: 'post',
    path: '/api/auth/user/permissions',
    summary: 'Replaces the permissions. Storage and network are always granted.',
    access: 'person',
    ability: 'oneself',
    json: PermissionsInput,
    responses: { 200: PermissionsInput },
  }),
};
