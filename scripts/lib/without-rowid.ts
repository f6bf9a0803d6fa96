/**
 * Tables with a text primary key whose rows are written with every listing, offer or view. Stored by that
 * key, a row is one row written; otherwise its index would be a second one. Not for tables with a search
 * index, which refers to rowids. drizzle cannot express this.
 */
export const WITHOUT_ROWID: readonly string[] = [
  'activity_logs',
  'book_lines',
  'book_seals',
  'changes',
  'daily_figures',
  'effects',
  'lead_counts',
  'lead_offers',
  'leads',
  'messages',
  'notifications',
  'page_view_batches',
  'page_views',
  'profile_stock',
  'rate_counters',
  'republish_counts',
  'republish_grants',
  'seller_views',
  'uploads',
  'usage_tracking',
  'vehicle_counts',
  'view_milestones',
  'views',
];

/** A migration from drizzle-kit, with those tables stored by their primary keys. */
export const withoutRowids = (migration: string): string =>
  migration.replace(/CREATE TABLE `(?:__new_)?(\w+)` \([\s\S]*?\n\);/g, (statement, table) =>
    WITHOUT_ROWID.includes(table) ? statement.replace(/\);$/, ') WITHOUT ROWID;') : statement,
  );
