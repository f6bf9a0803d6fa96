import { EraseAccountInput, ExportInput } from '../../../schema/account/input';
import { AccountDataDto } from '../../../schema/account/output';
import { MessageDto } from '../../../schema/common/answer';
import { route } from '../../http/route-entry';

export const accountApi = {
  data: route({
    method: 'get',
    path: '/api/account',
    does: 'What the account holds, and how its person may show who they are.',
    who: 'person',
    answers: { 200: AccountDataDto },
  }),
  export: route({
    method: 'post',
    path: '/api/account/export',
    does: "Everything that is the person's: a JSON file, or a ZIP of tables. Asks for the password after a while.",
    who: 'person',
    json: ExportInput,
    limits: ['exportByAccount'],
    answers: { 200: 'application/octet-stream' },
  }),
  erase: route({
    method: 'post',
    path: '/api/account/erase',
    does: 'Closes the account at once and has everything in it erased. There is no way back.',
    who: 'person',
    json: EraseAccountInput,
    limits: ['eraseByAccount'],
    answers: { 202: MessageDto },
  }),
};
