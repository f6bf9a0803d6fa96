import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { Database } from './deploy/stand-in/state.ts';
import { applyMigrations } from './lib/migrate';
import { databaseAfter, KINDS, migrationsOf } from './lib/schema-sql';
import { splitStatements } from './lib/sql-statements';
import { ask, readRows } from './test-rows';

/** What a handwritten migration may contain. */
const NASTY = `
-- It's a comment; with an apostrophe and a semicolon.
CREATE TABLE "a;b" (id INTEGER PRIMARY KEY, [odd; name] TEXT, \`tick;\` TEXT DEFAULT 'it''s; -- no comment');
/* A block; that's all
   about CREATE TRIGGER x BEGIN */
CREATE TABLE log (what TEXT /* inner; comment */, at INTEGER DEFAULT 0); -- END;
CREATE TRIGGER noted AFTER INSERT ON "a;b" BEGIN
  -- Don't end here; END;
  INSERT INTO log (what) VALUES (CASE WHEN new.id > 1 THEN 'many; END;' ELSE 'one' END);
  UPDATE log SET at = CASE what WHEN 'one' THEN 1 ELSE 2 END;
END;--> statement-breakpoint
create temp trigger if not exists passing after delete on log begin select 1; end ;
INSERT INTO "a;b" ("tick;") VALUES ('x'), ('-- y'), ('/* z');
;;
CREATE TRIGGER /* named */ "last" BEFORE DELETE ON log WHEN old.at = 2
BEGIN
  SELECT RAISE(ABORT, 'kept; for ever');
END`;

const OWN =
  "name not like 'd1\\_%' escape '\\' and tbl_name not like 'd1\\_%' escape '\\' and name <> 'sqlite_sequence'";

/** The schema. SQLite stores a statement's text with its comments, so it is compared without them. */
const meaning = (db: DatabaseSync) =>
  ask<{ sql: string | null }>(
    db,
    `select type, name, sql from sqlite_master where ${OWN} order by type, name`,
  ).map(({ sql, ...row }) => ({
    ...row,
    sql: splitStatements(sql ?? '').map((each) => each.split(/\s+/).join(' ')),
  }));

/** A database's schema and rows. */
const stateOf = async (db: DatabaseSync) => [
  meaning(db),
  [...(await readRows(db))].filter(([key]) => !key.startsWith('d1_')),
];

/** A database behind a stand-in for the remote API, and what was sent to it. */
function remote() {
  const database = new Database('chaabi-shard-0');
  const sent: string[] = [];
  const send = async (sql: string) => {
    sent.push(sql);
    return database.query(sql)[0]?.results ?? [];
  };
  return { db: database.db, send, sent };
}

const ledger = (db: DatabaseSync) =>
  ask<{ name: string }>(db, 'select name from d1_migrations order by id').map(({ name }) => name);

describe('an SQL script', () => {
  const sql = NASTY;
  const scripts = KINDS.flatMap((kind) =>
    migrationsOf(kind).map((one, at, all) => [`${kind} ${one.name}`, one, all.slice(0, at)] as const),
  );

  it.each([...scripts, ['nasty samples', { sql }, []] as const])(
    'is cut into the statements that SQLite sees: %s',
    async (_name, script, before) => {
      const oneByOne = databaseAfter(before);
      for (const statement of splitStatements(script.sql)) oneByOne.prepare(statement).run();
      expect(await stateOf(oneByOne)).toEqual(await stateOf(databaseAfter([...before, script])));
    },
  );

  it('loses no quoted text', () => {
    const texts = ["it''s; -- no comment", 'many; END;', '-- y', '/* z', 'kept; for ever'];
    const statements = splitStatements(NASTY);
    expect(statements).toHaveLength(6);
    for (const quoted of texts) expect(statements.join()).toContain(`'${quoted}'`);
    expect(statements.join()).toContain('[odd; name]');
  });

  it.each(['', ' ;; \n', '-- only; a comment', '/* never closed'])('has no statement: %j', (sql) => {
    expect(splitStatements(sql)).toEqual([]);
  });
});

describe.each(KINDS)('migrations of a %s', (kind) => {
  const migrations = migrationsOf(kind);
  const names = migrations.map(({ name }) => name);

  it('produce the same schema as the whole files, and wrangler’s ledger', async () => {
    const { db, send, sent } = remote();
    expect(await applyMigrations(send, migrations)).toEqual(names);
    expect(meaning(db)).toEqual(meaning(databaseAfter(migrations)));
    expect(ledger(db)).toEqual(names);
    expect(ask(db, "select name from sqlite_master where name = 'd1_migration_steps'")).toEqual([]);
    // A trigger is sent separately.
    expect(sent.filter((sql) => /^create trigger/i.test(sql) && /\nINSERT INTO d1_/.test(sql))).toEqual([]);
    expect(await applyMigrations(send, migrations)).toEqual([]);
  });

  it('are not applied again if wrangler has applied them', async () => {
    const { db, send } = remote();
    for (const { sql } of migrations.slice(0, -1)) db.exec(sql);
    await applyMigrations(send, []);
    for (const name of names.slice(0, -1))
      db.prepare('insert into d1_migrations (name) values (?)').run(name);
    expect(await applyMigrations(send, migrations)).toEqual(names.slice(-1));
  });
});

describe('migrations', () => {
  it.each(['before it arrives', 'after it was done'])(
    'continue where they broke off, at any request, %s',
    async (when) => {
      const scripts = [
        { name: '1.sql', sql: NASTY },
        { name: '2.sql', sql: '-- Nothing to do' },
        {
          name: '3.sql',
          sql: "UPDATE log SET what = what || '!'; DROP TRIGGER noted; INSERT INTO log (what) VALUES ('end')",
        },
      ];
      const wanted = await stateOf(databaseAfter(scripts));
      for (let broken = 0, isOver = false; !isOver; broken++) {
        const { db, send } = remote();
        let requests = 0;
        const breaking = async (sql: string) => {
          const breaks = requests++ === broken;
          if (breaks && when === 'before it arrives') throw new Error('broken');
          const rows = await send(sql);
          if (breaks) throw new Error('broken');
          return rows;
        };
        isOver = await applyMigrations(breaking, scripts).then(
          () => true,
          () => false,
        );
        await applyMigrations(send, scripts);
        expect([broken, ...(await stateOf(db))]).toEqual([broken, ...wanted]);
        expect(ledger(db)).toEqual(['1.sql', '2.sql', '3.sql']);
        if (isOver) expect(requests).toBeGreaterThan(15);
      }
    },
  );

  it('must not rely on a setting of their transaction', async () => {
    const { send } = remote();
    const sql = 'PRAGMA defer_foreign_keys = on; DROP TABLE sellers';
    await expect(applyMigrations(send, [{ name: '1.sql', sql }])).rejects.toThrow('does not outlast');
  });
});
