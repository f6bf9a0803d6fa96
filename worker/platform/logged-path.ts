import { WITHDRAW_PATH } from '../../schema/contracts/leads';
import { pageKindOf } from '../../schema/page-kinds';

/** An address as logs and issues may keep it: without the key of a private link, and without whose profile it is. */
export function loggedPath(path: string): string {
  if (path.startsWith(`${WITHDRAW_PATH}/`)) return `${WITHDRAW_PATH}/:offer/:key`;
  return pageKindOf(path) === 'profile' ? '/:username' : path;
}
