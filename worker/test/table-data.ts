import { getTableName } from 'drizzle-orm';
import { TableData } from '../../schema/common/data';
import * as directory from '../../schema/directory';
import * as shard from '../../schema/shard';

/** What each table states about its data, by the table's name. */
export const TABLE_DATA = [
  ...new Set(
    [...Object.values(directory), ...Object.values(shard)].filter((one) => one instanceof TableData),
  ),
].map((data) => [getTableName(data.table), data.rules, data.table] as const);
