const at = (feature) => `worker/features/${feature}`;

/** What is known of a vehicle, and listings that are being written. */
export const FACTS = [
  {
    name: 'a list of drafts is one seller’s',
    file: at('drafts/drafts.queries.ts'),
    find: '.where(eq(vehicleDrafts.userId, userId))',
    replace: '',
    tests: [at('drafts/drafts.test.ts')],
  },
  {
    name: 'a draft is changed and deleted by its owner',
    file: at('drafts/drafts.queries.ts'),
    find: 'and(eq(vehicleDrafts.id, id), eq(vehicleDrafts.userId, userId))',
    replace: 'eq(vehicleDrafts.id, id)',
    tests: [at('drafts/drafts.test.ts')],
  },
  {
    name: 'a listing ends a draft of its seller’s own alone',
    file: at('vehicles/create-vehicle.queries.ts'),
    find: 'where id = ${draftId} and user_id = ${userId}',
    replace: 'where id = ${draftId}',
    tests: [at('drafts/drafts.test.ts')],
  },
  {
    name: 'a listing that is refused ends no draft',
    file: at('vehicles/create-vehicle.queries.ts'),
    find: 'and user_id = ${userId}\n      and exists (select 1 from vehicles where id = ${id})`),\n      db.run(countUsage',
    replace: 'and user_id = ${userId}`),\n      db.run(countUsage',
    tests: [at('drafts/drafts.test.ts')],
  },
  {
    name: 'a seller has a bounded number of drafts',
    file: at('drafts/drafts.queries.ts'),
    find: ') < ${MAX_DRAFTS}`',
    replace: ') < ${MAX_DRAFTS} or true`',
    tests: [at('drafts/drafts.test.ts')],
  },
  {
    name: 'the registration number is for its seller',
    file: at('vehicles/vehicles.dto.ts'),
    find: 'function publicFacts({ registrationNumber: _, ...facts }',
    replace: 'function publicFacts({ ...facts }',
    tests: [at('vehicles/facts.test.ts')],
  },
  {
    name: 'the writer of descriptions gets no registration number',
    file: 'schema/vehicles/input.ts',
    find: 'facts: PublicFacts.optional()',
    replace: 'facts: VehicleFacts.optional()',
    tests: [at('vehicles/describe-vehicle.test.ts')],
  },
  {
    name: 'a republished page has no area',
    file: at('republish/republish.dto.ts'),
    find: 'const { area: _, ...facts } = vehicle.facts',
    replace: 'const { ...facts } = vehicle.facts',
    tests: [at('vehicles/facts.test.ts')],
  },
  {
    name: 'a draft holds its seller’s own photos alone',
    file: at('media/media.queries.ts'),
    find: 'where d.user_id = uploads.user_id and chosen.value',
    replace: 'where chosen.value',
    tests: ['worker/jobs/jobs.test.ts'],
  },
];
