import { EraseAccountInput, ExportInput } from '../../../schema/account/input';
import { AccountDataDto } from '../../../schema/account/output';
import { MessageDto } from '../../../schema/common/answer';
import { route } from '../../http/route-entry';

export const accountApi = {
  data: route({
    method: 'get',
    path: '/api/account',
    summary: 'What the account holds, and how its person may show who they are.',
    access: 'person',
    responses: { 200: AccountDataDto },
  }),
  export: route({
    method: 'post',
    path: '/api/account/export',
    summary:
      "Everything that is the person's: a JSON file, or a ZIP of tables. Asks for the password after a while.",
    access: 'person',
    json: ExportInput,
    limits: ['exportByAccount'],
    responses: { 200: 'application/octet-stream' },
  }),
  erase: route({
    method: 'post',
    path: '/api/account/erase',
    summary: 'Closes the account at once and has everything in it erased. There is no way back.',
    access: 'person',
    json: EraseAccountInput,
    limits: ['eraseByAccount'],
    responses: { 202: MessageDto },
  }),
};
