import type { Databases } from '../../platform/databases';
import { operatorHome } from './operator-sessions.queries';
import { sellerHome } from './session.queries';
import type { Home } from './session-rows.sql';

/** The database that holds a person's sessions. */
export const homeOf = (
  { directory, shardOf }: Pick<Databases, 'directory' | 'shardOf'>,
  userId: string,
  isOperator: boolean,
): Home => (isOperator ? operatorHome(directory, userId) : sellerHome(shardOf(userId), userId));
