import { unstable_splitSqlQuery } from 'wrangler';

const QUOTED_OR_COMMENT =
  /('(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\])|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** The statements of a script as SQLite parses them, without comments and closing semicolons. */
export const splitStatements = (script: string): string[] =>
  unstable_splitSqlQuery(script.replaceAll(QUOTED_OR_COMMENT, (_, quoted) => quoted ?? ' '))
    .map((statement) => statement.replace(/[;\s]+$/, '').trim())
    .filter(Boolean);
