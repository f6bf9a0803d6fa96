import { EraseAccountInput, ExportInput } from '../../../schema/account/input';
import { AccountDataDto } from '../../../schema/account/output';
import { MessageDto } from '../../../schema/common/answer';
import { HOUR, MINUTE, named } from '../../http/limits';
import { route } from '../../http/route-entry';

const LIMITS = named({
  exportByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  eraseByAccount: { by: 'account', limit: 10, windowMs: 10 * MINUTE },
});

export const accountApi = {
  data: route({
    method: 'get',
    path: '/api/account',
    summary: 'What the account holds, and how its owner can confirm their identity.',
    access: 'person',
    responses: { 200: AccountDataDto },
  }),
  export: route({
    method: 'post',
    path: '/api/account/export',
    summary:
      "Downloads all of the person's data as JSON or as a ZIP of CSV files. Requires the password unless they signed in recently.",
    access: 'person',
    json: ExportInput,
    limits: [LIMITS.exportByAccount],
    responses: { 200: 'application/octet-stream' },
  }),
  erase: route({
    method: 'post',
    path: '/api/account/erase',
    summary: 'Closes the account immediately and erases everything in it. This cannot be undone.',
    access: 'person',
    json: EraseAccountInput,
    limits: [LIMITS.eraseByAccount],
    responses: { 202: MessageDto },
  }),
};
