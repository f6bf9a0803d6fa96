const at = (file) => `worker/features/links/${file}`;
const stickers = [at('stickers.test.ts')];
const links = [at('links.test.ts')];

/** Printed codes: whose they are, how many a plan has, and what counts as a scan. */
export const PRINTING = [
  {
    name: 'no more numbered stickers than the plan has',
    file: at('stickers.queries.ts'),
    find: 'where ${last} + ${codes.length} <= ${limit}',
    replace: 'where ${last} + ${codes.length} <= ${limit} + 1000',
    tests: stickers,
  },
  {
    name: 'stickers that are asked for again are those of before',
    file: at('stickers.queries.ts'),
    find: 'and not exists (select 1 from short_codes where code = ${codes[0]})',
    replace: '',
    tests: stickers,
  },
  {
    name: 'a sticker’s number is given once',
    file: 'migrations/shard/0000_initial.sql',
    find: 'CREATE UNIQUE INDEX `short_codes_numbered`',
    replace: 'CREATE INDEX `short_codes_numbered`',
    tests: ['worker/platform/constraints.test.ts'],
  },
  {
    name: 'stickers are listed to their owner',
    file: at('stickers.queries.ts'),
    find: 'eq(shortCodes.ownerId, ownerId),\n        isNotNull',
    replace: 'isNotNull',
    tests: stickers,
  },
  {
    name: 'a code’s scans are shown to its owner',
    file: at('stickers.queries.ts'),
    find: 'and(eq(shortCodes.code, code), eq(shortCodes.ownerId, ownerId))',
    replace: 'eq(shortCodes.code, code)',
    tests: stickers,
  },
  {
    name: 'a code is pointed at a republished page of its owner, while that is up',
    file: at('links.queries.ts'),
    find: "and republisher_id = ${ownerId} and status = 'active')",
    replace: 'and ${ownerId} is not null)',
    tests: links,
  },
  {
    name: 'sellers do not count on their own codes',
    file: at('links.queries.ts'),
    find: 'sql`owner_id is not ${userId} and (${leadsSomewhere})`',
    replace: 'sql`${userId} is ${userId} and (${leadsSomewhere})`',
    tests: links,
  },
  {
    name: 'a sticker that is not in use counts no scans',
    file: at('links.queries.ts'),
    find: 'sql`owner_id is not ${userId} and (${leadsSomewhere})`',
    replace: 'sql`owner_id is not ${userId} and (${leadsSomewhere} or true)`',
    tests: stickers,
  },
  {
    name: 'a page that is fetched ahead is no scan',
    file: at('links.routes.ts'),
    find: ' && !isFetchedAhead(c)',
    replace: '',
    tests: links,
  },
  {
    name: 'a listing’s own code is not a sticker',
    file: 'worker/features/vehicles/vehicles.queries.ts',
    find: 'order by number is not null, created_at, code limit 1',
    replace: 'order by created_at, code limit 1',
    tests: stickers,
  },
  {
    name: 'a listing that has stickers alone gets a code of its own',
    file: at('links.queries.ts'),
    find: 'other.code <> c.code and other.number is null',
    replace: 'other.code <> c.code',
    tests: stickers,
  },
  {
    name: 'where a code led before is kept twenty times',
    file: 'migrations/shard/0000_initial.sql',
    find: 'ORDER BY id DESC LIMIT 1 OFFSET 20',
    replace: 'ORDER BY id DESC LIMIT 1 OFFSET 200',
    tests: stickers,
  },
];
