import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** A file that breaks a rule, and part of the rule's message. */
const BROKEN: [file: string, source: string, says: string][] = [
  ['schema/one.ts', "import '../worker/env';", 'move what it needs into schema/'],
  ['schema/a/input.ts', "import './table';", 'An API is promised, not derived'],
  ['schema/b/output.ts', "import 'drizzle-orm';", 'An API is promised, not derived'],
  ['worker/features/a/one.service.ts', "import { eq } from 'drizzle-orm';", 'SQL lives in'],
  ['worker/features/a/one.routes.ts', "import '../../../schema/shard';", 'SQL lives in'],
  ['worker/features/a/two.service.ts', "import type { Context } from 'hono';", 'HTTP lives in'],
  ['worker/features/a/one.dto.ts', "await import('hono/cookie');", 'HTTP lives in'],
  ['worker/features/a/three.service.ts', "import '../b/b.queries';", 'call a verb of its *.service.ts'],
  ['worker/features/a/one.queries.ts', "import '../b/b.queries';", 'call a verb of its *.service.ts'],
  ['worker/jobs/one.ts', "import '../features/b/b.queries';", 'call a verb of its *.service.ts'],
  ['worker/features/a/four.service.ts', "import './a.routes';", 'Routes are mounted and typed by'],
  ['worker/features/a/five.service.ts', "import '../../../web/lib/format';", 'Only worker/pages renders'],
  ['worker/features/a/six.service.ts', 'export const now = Date.now();', 'ctx.clock.now()'],
  ['worker/http/one.ts', 'export const now = new Date();', 'ctx.clock.now()'],
  ['worker/features/a/seven.service.ts', 'export const dice = Math.random();', 'platform/random.ts'],
  ['worker/features/a/eight.service.ts', 'export const id = crypto.randomUUID();', 'platform/random.ts'],
  ['worker/features/a/nine.service.ts', "export const page = fetch('https://a.test');", 'Outside addresses'],
  ['worker/features/a/ten.service.ts', 'export const key = process.env.KEY;', 'read ctx.settings'],
  ['worker/features/a/eleven.service.ts', "import { v7 } from 'uuid';", 'come from worker/platform'],
  ['worker/features/a/twelve.service.ts', "import { env } from 'cloudflare:workers';", 'the adapter on ctx'],
  ['worker/features/a/two.routes.ts', 'export const get = (c) => c.env.DB;', 'A feature sees no bindings'],
  [
    'worker/features/a/two.queries.ts',
    'export const x = (db) => db.transaction(() => 1);',
    'db.batch([...])',
  ],
  [
    'worker/features/a/three.queries.ts',
    'export const x = sql`v.is_active = 1 and v.hidden_reason is null`;',
    'decided once',
  ],
  ['worker/features/a/four.queries.ts', 'export const x = sql`\n v.is_for_sale = 1\n`;', 'decided once'],
  ['worker/features/a/five.queries.ts', "export const x = sql.raw('is_live = 1');", 'decided once'],
  ['worker/features/a/two.dto.ts', 'export const x = (row) => row.vehicle.hiddenReason;', 'decided once'],
  ['worker/pages/one.ts', 'export const x = eq(vehicles.isOnProfile, true);', 'decided once'],
  ['web/features/a/one.tsx', "import type { Ctx } from '../../../worker/context';", 'apiOf()'],
  ['web/lib/api.ts', "import type { Ctx } from '../../worker/context';", 'nothing else of the Worker'],
  ['web/features/a/two.tsx', "import '../../../schema/vehicles/table';", 'The browser never sees tables'],
  ['web/features/a/five.tsx', "import { UserDto } from '../../../schema/auth/output';", 'write import type'],
  [
    'web/features/a/six.tsx',
    "import { type UserDto } from '../../../schema/auth/output';",
    'write import type',
  ],
  ['web/features/a/seven.tsx', "import '../../../schema/auth/output';", 'write import type'],
  ['web/features/a/one.queries.ts', "import { hc } from 'hono/client';", 'Only web/lib/typed-client.ts'],
  ['web/features/a/three.tsx', "export const load = () => fetch('/api/vehicles');", '*.queries.ts'],
  ['web/ui/one.tsx', "import '../features/a/card';", 'know no feature'],
  [
    'worker/platform/one.ts',
    "import type { LiveHub } from '../live/live-hub';",
    'knows no feature and no Durable',
  ],
  ['web/lib/one.ts', "import '../layouts/frame';", 'know no feature'],
  ['web/layouts/one.tsx', "import '../features/auth/auth.queries';", 'knows no feature'],
  ['web/features/a/four.tsx', "import { Route } from '../../routes/index';", 'Routes import features'],
  ['web/routes/long.tsx', 'export const line = 1;\n'.repeat(41), 'line'],
  ['web/ui/index.ts', "export { Button } from './button';", 'barrel'],
  ['web/ui/plain.tsx', 'export default 1;', 'default export'],
  ['web/ui/NotKebab.tsx', 'export const one = 1;', 'kebab-case'],
  ['web/lib/first.ts', "import { b } from './second';\nexport const a = b;", 'cycle'],
  ['web/lib/second.ts', "import { a } from './first';\nexport const b = a;", 'cycle'],
];

/** Code that the same rules allow. */
const FINE: [file: string, source: string][] = [
  ['schema/a/table.ts', "import 'drizzle-orm/sqlite-core';"],
  [
    'worker/features/a/fine.queries.ts',
    "import 'drizzle-orm';\nimport '../b/b.guards';\nimport '../../../schema/shard';",
  ],
  ['worker/features/vehicles/visibility.guards.ts', 'export const x = sql`v.is_shown = 1`;'],
  [
    'worker/features/a/six.queries.ts',
    "import { isForSale } from '../vehicles/visibility.guards';\nexport const x = isForSale('v', 'o');",
  ],
  ['web/features/a/hidden.tsx', 'export const x = (vehicle) => vehicle.hiddenReason;'],
  ['worker/features/a/fine.routes.ts', "import 'hono';\nimport './fine.service';"],
  [
    'worker/features/a/fine.service.ts',
    "import '../b/b.service';\nimport './fine.queries';\nexport const day = new Date(0);",
  ],
  ['worker/platform/fine.ts', "export const now = Date.now();\nexport const page = fetch('https://a.test');"],
  ['worker/pages/fine.tsx', "import '../../web/router';\nimport 'hono';"],
  [
    'web/features/a/fine.tsx',
    "import type { UserDto } from '../../../schema/auth/output';\nimport '../../ui/button';\nimport '../../layouts/frame';\nexport const now = Date.now();",
  ],
  ['web/routes/fine.$id.tsx', "import '../features/a/fine';"],
];

describe('the rules of the architecture', () => {
  const found = new Map<string, string[]>();
  const directory = mkdtempSync(join(tmpdir(), 'lint-rules-'));

  beforeAll(() => {
    cpSync(join(ROOT, 'biome.json'), join(directory, 'biome.json'));
    cpSync(join(ROOT, 'scripts/lint'), join(directory, 'scripts/lint'), { recursive: true });
    for (const [file, source] of [...BROKEN, ...FINE]) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), `${source}\n`);
    }
    const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error', '.'];
    const biome = spawnSync(join(ROOT, 'node_modules/.bin/biome'), options, {
      cwd: directory,
      encoding: 'utf8',
    });
    for (const { location, message } of JSON.parse(biome.stdout).diagnostics) {
      found.set(location.path, [...(found.get(location.path) ?? []), message]);
    }
  });

  afterAll(() => rmSync(directory, { recursive: true }));

  it.each(BROKEN)('%s: %s', (file, _source, says) => {
    expect(found.get(file)?.join('\n') ?? 'nothing').toContain(says);
  });

  it.each(FINE)('leave alone %s', (file) => {
    expect(found.get(file)).toBeUndefined();
  });
});
