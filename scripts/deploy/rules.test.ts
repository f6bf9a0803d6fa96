import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../../worker/env.ts';
import { readOptions } from './options.ts';
import { contractionsIn } from './schema.ts';
import { parseSecrets, SECRETS } from './secrets.ts';

describe('a migration', () => {
  it.each([
    ['drop table cars;', 'drops a table'],
    ['DROP TABLE IF EXISTS `cars`;', 'drops a table'],
    ['alter table cars drop column colour;', 'drops a column'],
    ['alter table cars rename to vehicles;', 'renames'],
    ['alter table cars rename column a to b;', 'renames'],
    ['create unique index one on cars (name);', 'adds a unique index'],
    ['alter table cars add colour text not null;', 'adds a column without a default'],
  ])('removes something that the live release uses: %s', (sql, words) => {
    expect(contractionsIn(sql)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    "alter table cars add colour text not null default '';",
    'alter table cars add colour text;',
    'create index by_name on cars (name);',
    'create table makes (id text primary key, name text); create unique index one on makes (name);',
    'drop trigger old; create trigger new after insert on cars begin delete from makes; end;',
    "insert into words values ('drop table cars;');",
    '-- contract: nothing reads it since v1.2\nalter table cars drop column colour;',
  ])('removes nothing: %s', (sql) => {
    expect(contractionsIn(sql)).toEqual([]);
  });
});

describe('secrets', () => {
  it('are settings of the Worker', () => {
    expect(Object.keys(SECRETS)).toEqual(
      expect.arrayContaining(['SECRET_KEY', 'INVOICE_GSTIN', 'AI_API_KEY']),
    );
    expect(Object.keys(SECRETS).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it('leave no key, token or secret among the plain settings', () => {
    const plain = SETTING_NAMES.filter((name) => !(name in SECRETS));
    expect(plain.filter((name) => /KEY|TOKEN|SECRET|SID$/.test(name))).toEqual([]);
  });

  it('are read from JSON and from lines, quoted or not', () => {
    expect(parseSecrets('{"A":"1"}')).toEqual({ A: '1' });
    expect(parseSecrets('# words\nA=1\nB="two = 2"\nC=\'x\'\n\n')).toEqual({ A: '1', B: 'two = 2', C: 'x' });
  });
});

describe('options', () => {
  it('put staging beside the site, with its own host for pictures', () => {
    expect(readOptions(['--domain', 'example.in', '--staging'])).toMatchObject({
      domain: 'staging.example.in',
      mediaHost: 'media.staging.example.in',
    });
  });

  it.each([
    [[]],
    [['--domain', 'https://example.in']],
    [['--domain', 'x'.repeat(3)]],
    [['--domian', 'a.in']],
  ])('are refused if they are invalid: %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });

  it('are listed by --help', () => {
    expect(() => readOptions(['--help'])).toThrow('--secrets-file <file>');
  });

  it('skip the audit only with a reason', () => {
    expect(() => readOptions(['--domain', 'example.in', '--skip-audit', ''])).toThrow('reason');
  });
});
