import {
  AddEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  EraseAccountInput,
  ExportInput,
  LanguageInput,
} from '../../../schema/account/input';
import { AccountDataDto } from '../../../schema/account/output';
import { MessageDto } from '../../../schema/common/answer';
import { HOUR, MINUTE, named } from '../../http/limits';
import { route } from '../../http/route-entry';
import { MAIL_LIMITS } from '../auth/auth.limits';

const LIMITS = named({
  exportByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  emailByAccount: { by: 'account', limit: 5, windowMs: HOUR },
  emailCodeByAccount: { by: 'account', limit: 20, windowMs: HOUR },
  passwordByAccount: { by: 'account', limit: 10, windowMs: 10 * MINUTE },
  eraseByAccount: { by: 'account', limit: 10, windowMs: 10 * MINUTE },
});

export const accountApi = {
  data: route({
    method: 'get',
    path: '/api/account',
    summary: 'What the account holds, and how its owner can confirm their identity.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: AccountDataDto },
  }),
  export: route({
    method: 'post',
    path: '/api/account/export',
    summary:
      "Downloads all of the person's data as JSON or as a ZIP of CSV files. Requires the password unless they signed in recently.",
    access: 'person',
    ability: 'oneself',
    json: ExportInput,
    limits: [LIMITS.exportByAccount],
    responses: { 200: 'application/octet-stream' },
  }),
  addEmail: route({
    method: 'post',
    path: '/api/account/email',
    summary:
      'Mails a code to an address for an account that has none. Responds identically for registered addresses. Requires the password unless they signed in recently.',
    access: 'person',
    ability: 'oneself',
    json: AddEmailInput,
    limits: [LIMITS.emailByAccount, ...MAIL_LIMITS],
    responses: { 202: MessageDto },
  }),
  confirmEmail: route({
    method: 'post',
    path: '/api/account/email/confirm',
    summary: 'Confirms the address of an account that had none.',
    access: 'person',
    ability: 'oneself',
    json: ConfirmEmailInput,
    limits: [LIMITS.emailCodeByAccount],
    responses: { 200: MessageDto },
  }),
  language: route({
    method: 'put',
    path: '/api/account/language',
    summary: 'Chooses the language of the workspace and of what is sent to the person.',
    access: 'person',
    ability: 'oneself',
    json: LanguageInput,
    responses: { 200: MessageDto },
  }),
  changePassword: route({
    method: 'post',
    path: '/api/account/password',
    summary: 'Changes the password and signs out all other devices.',
    access: 'person',
    ability: 'oneself',
    json: ChangePasswordInput,
    limits: [LIMITS.passwordByAccount],
    responses: { 200: MessageDto },
  }),
  erase: route({
    method: 'post',
    path: '/api/account/erase',
    summary: 'Closes the account immediately and erases everything in it. This cannot be undone.',
    access: 'person',
    ability: 'oneself',
    json: EraseAccountInput,
    limits: [LIMITS.eraseByAccount],
    responses: { 202: MessageDto },
  }),
};
