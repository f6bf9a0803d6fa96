const at = (feature) => `worker/features/${feature}`;
const rules = at('vehicles/visibility.guards.ts');
const fitting = at('vehicles/fit-listings.guards.ts');
const offers = [at('leads/create-lead.test.ts')];
const visibility = [at('vehicles/visibility.test.ts')];

/** Who may see a listing, and what operators and plans hide. */
export const VISIBILITY = [
  {
    name: 'a seller’s others are on their profile, where buyers see them',
    file: at('vehicles/more-vehicles.guards.ts'),
    find: "and ${isOnProfile('m')} and m.currency",
    replace: 'and m.currency',
    tests: ['worker/pages/more-vehicles.test.ts'],
  },
  {
    name: 'a gone page lists nothing of a suspended seller',
    file: at('vehicles/vehicles.queries.ts'),
    find: 'and(eq(sellers.id, vehicles.userId), eq(sellers.isActive, true))',
    replace: 'eq(sellers.id, vehicles.userId)',
    tests: ['worker/pages/more-vehicles.test.ts'],
  },
  {
    name: 'a code lists nothing of a suspended seller',
    file: at('links/links.queries.ts'),
    find: 'and(eq(sellers.id, shortCodes.ownerId), eq(sellers.isActive, true))',
    replace: 'eq(sellers.id, shortCodes.ownerId)',
    tests: ['worker/pages/more-vehicles.test.ts'],
  },
  {
    name: 'a deleted listing is not shown',
    file: 'migrations/shard/0000_initial.sql',
    find: '(is_active = 1 and hidden_reason is null)',
    replace: '(hidden_reason is null)',
    tests: offers,
  },
  {
    name: 'a hidden listing is not shown',
    file: 'migrations/shard/0000_initial.sql',
    find: '(is_active = 1 and hidden_reason is null)',
    replace: '(is_active = 1)',
    tests: offers,
  },
  {
    name: 'a sold vehicle is not for sale',
    file: 'migrations/shard/0000_initial.sql',
    find: "(is_shown = 1 and status <> 'sold')",
    replace: '(is_shown = 1)',
    tests: offers,
  },
  {
    name: 'a listing that its owner keeps off the profile is not on it',
    file: 'migrations/shard/0000_initial.sql',
    find: '(is_for_sale = 1 and show_in_profile = 1)',
    replace: '(is_for_sale = 1)',
    tests: [at('profile/public-profile.test.ts')],
  },
  {
    name: 'what operators hid does not count towards the plan',
    file: 'migrations/shard/0000_initial.sql',
    find: " and hidden_reason is not 'operator')",
    replace: ')',
    tests: visibility,
  },
  {
    name: 'a suspended seller’s vehicle is not public',
    file: rules,
    find: "sql`(${holds(vehicle, 'is_shown')} and ${isActive(owner)})`",
    replace: "sql`(${holds(vehicle, 'is_shown')})`",
    tests: [at('vehicles/vehicle-life.test.ts')],
  },
  {
    name: 'a suspended seller’s vehicle takes no offers',
    file: rules,
    find: "sql`(${holds(vehicle, 'is_for_sale')} and ${isActive(owner)})`",
    replace: "sql`(${holds(vehicle, 'is_for_sale')})`",
    tests: offers,
  },
  {
    name: 'a page that has ended takes no offers',
    file: rules,
    find: "${sql.raw(`${page}.status = 'active'`)} and",
    replace: '1 and',
    tests: offers,
  },
  {
    name: 'a suspended person’s republished page is not public',
    file: rules,
    find: "${sql.raw(`${page}.status = 'active'`)} and ${isActive(republisher)}",
    replace: "${sql.raw(`${page}.status = 'active'`)}",
    tests: [at('republish/republish.test.ts')],
  },
  {
    name: 'a suspended owner’s vehicle takes no offers on others’ pages',
    file: at('leads/create-lead.service.ts'),
    find: 'grant === undefined || grant?.takesOffers',
    replace: 'grant === undefined || grant',
    tests: visibility,
  },
  {
    name: 'a certificate is shown while its listing is public',
    file: at('rc/rc.service.ts'),
    find: 'if (!vehicle.isPublic) return false;',
    replace: 'if (!vehicle.isPublic) void 0;',
    tests: [at('rc/rc.test.ts')],
  },
  {
    name: 'a hidden listing has no figures for strangers',
    file: at('vehicles/vehicles.queries.ts'),
    find: 'viewerId ? or(eq(vehicles.userId, viewerId), isPublic()) : isPublic(),',
    replace: 'viewerId ? or(eq(vehicles.userId, viewerId), isPublic()) : undefined,',
    tests: [at('vehicles/vehicle-life.test.ts')],
  },
  {
    name: 'what is over the limit of an ended plan is hidden',
    file: fitting,
    find: "iif(hidden_reason is null, 'plan', null)",
    replace: 'null',
    tests: [at('billing/expiry.test.ts')],
  },
  {
    name: 'a listing that operators restore still has to fit the plan',
    file: fitting,
    find: "where id = ${vehicleId} and hidden_reason = 'operator'`,\n  fitListings(sql`(select user_id from vehicles where id = ${vehicleId})`),",
    replace: "where id = ${vehicleId} and hidden_reason = 'operator'`,",
    tests: visibility,
  },
  {
    name: 'what operators hid is not listed anew',
    file: at('vehicles/create-vehicle.queries.ts'),
    find: 'and not ${isBarred()} and images',
    replace: 'and images',
    tests: [at('vehicles/relist.test.ts')],
  },
];
