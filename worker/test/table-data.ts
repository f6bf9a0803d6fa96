import { getTableName } from 'drizzle-orm';
import { dataIn } from '../../schema/common/data';
import * as directory from '../../schema/directory';
import * as shard from '../../schema/shard';

/** Each table's declarations about its data, by the table's name. */
export const TABLE_DATA = [...new Set([...dataIn(directory), ...dataIn(shard)])].map(
  (data) => [getTableName(data.table), data.rules, data.table] as const,
);
