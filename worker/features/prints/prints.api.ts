import { MessageDto } from '../../../schema/common/answer';
import { PrintedInput } from '../../../schema/prints/input';
import { route } from '../../http/route-entry';

export const printsApi = {
  printed: route({
    method: 'post',
    path: '/api/prints',
    summary: 'Remembers the number on posters that were made, to say so when buyers get another one.',
    access: 'person',
    ability: 'print',
    json: PrintedInput,
    responses: { 200: MessageDto },
  }),
  forgetOutdated: route({
    method: 'delete',
    path: '/api/prints/outdated',
    summary: 'The posters with an old number have been taken down.',
    access: 'person',
    ability: 'print',
    responses: { 200: MessageDto },
  }),
};
