/** Brings the number of vehicles up to `total`: rows of one seller who has nothing else to do with what is measured. */
export async function stockVehicles(db, total) {
  const { have } = await db.prepare('select count(*) as have from vehicles').first();
  const now = Date.now();
  await db
    .prepare(
      `insert or ignore into users (id, email, first_name, last_name, created_at, updated_at)
       values ('bench-seller', 'bench@example.test', 'Bench', 'Seller', ?, ?)`,
    )
    .bind(now, now)
    .run();
  for (let from = have; from < total; from += 20_000) {
    await db
      .prepare(
        `with recursive numbers (n) as (select ?1 union all select n + 1 from numbers where n + 1 < ?2)
         insert into vehicles (id, user_id, name, price_minor, images, year, created_at, updated_at)
         select printf('01800000-0000-7000-8000-%012x', n), 'bench-seller', 'Stock ' || n, 10000000, '["stock"]', 2020, ?3, ?3
         from numbers`,
      )
      .bind(from, Math.min(total, from + 20_000), now)
      .run();
  }
}
