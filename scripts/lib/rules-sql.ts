import { Column, getTableName, is, SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { TableRules } from '../../schema/common/rules';
import * as directory from '../../schema/directory';
import * as shard from '../../schema/shard';
import type { Kind } from './schema-sql';

const SCHEMAS: Record<Kind, object> = { directory, shard };

const dialect = new SQLiteSyncDialect({ casing: 'snake_case' });

/** The rules of a kind of database, ordered by table name. */
export const rulesOfKind = (kind: Kind): TableRules[] =>
  Object.values(SCHEMAS[kind])
    .filter((one): one is TableRules => one instanceof TableRules)
    .sort((one, other) => getTableName(one.table).localeCompare(getTableName(other.table)));

/** A rule's condition in a trigger: the row's own columns are those of `new`. */
function conditionOf(name: string, table: string, rule: SQL): string {
  const { sql, params } = dialect.sqlToQuery(rule);
  if (params.length > 0)
    throw new Error(`${name}: write its values into the SQL, a trigger has no parameters`);
  return sql.replaceAll(`"${table}".`, 'new.');
}

const columnsIn = ({ queryChunks }: SQL): string[] =>
  queryChunks.flatMap((chunk) => {
    if (is(chunk, Column)) return [chunk.keyAsName ? toSnakeCase(chunk.name) : chunk.name];
    return is(chunk, SQL) ? columnsIn(chunk) : [];
  });

/**
 * The condition is in WHEN, which reads nothing, so that a valid row costs nothing more. The body only says
 * which rule is broken, since D1 counts a row read for each select in it.
 */
function triggersOf({ table, rules }: TableRules): string[] {
  const name = getTableName(table);
  const conditions = Object.entries(rules).map(
    ([rule, one]) => [rule, conditionOf(rule, name, one)] as const,
  );
  const all = conditions.map(([, condition]) => `(${condition})`).join('\n  AND ');
  const cases = conditions.map(
    ([rule, condition]) => `    WHEN NOT (${condition}) THEN RAISE(ABORT, 'rule ${rule}')`,
  );
  const columns = [...new Set(Object.values(rules).flatMap(columnsIn))].map((column) => `\`${column}\``);
  const trigger = (event: 'insert' | 'update', of = '') =>
    [
      `CREATE TRIGGER \`${name}_rules_${event}\` BEFORE ${event.toUpperCase()}${of} ON \`${name}\``,
      `WHEN NOT (${all})`,
      'BEGIN',
      '  SELECT CASE',
      ...cases,
      '  END;',
      'END;',
    ].join('\n');
  return [trigger('insert'), trigger('update', ` OF ${columns.join(', ')}`)];
}

/** The content of `schema/sql/<kind>/rules.sql`: a pair of triggers for each table that has rules. */
export function writeRules(kind: Kind, all: readonly TableRules[] = rulesOfKind(kind)): string {
  const head = '-- Written by `npm run migration` from the rules beside the tables (schema/common/rules.ts).';
  return `${head}\n${all.flatMap(triggersOf).join('\n\n')}\n`;
}
