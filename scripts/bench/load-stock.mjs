import { createHash, randomBytes } from 'node:crypto';

const SELLERS = 250;
export const VEHICLES = 10_000;
const LEADS_EACH = 10;
const VIEW_DAYS = 20;
const VIEWS_A_DAY = 5;

const numbers = (count) =>
  `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${count})`;
const vehicleId = (n) => `printf('01900000-0000-7000-8000-%012x', ${n})`;

/** 250 pro sellers with a session each, as rows: a password takes a quarter of a second to hash. Returns their cookies. */
async function stockSellers(db, now) {
  await db
    .prepare(
      `${numbers(SELLERS)}
       insert into users (id, email, username, first_name, last_name, email_verified, subscription_plan, created_at, updated_at)
       select 'load-' || n, 'load-' || n || '@example.test', 'load-seller-' || n, 'Load', 'Seller', 1, 'pro', ?1, ?1 from numbers`,
    )
    .bind(now)
    .run();
  const tokens = Array.from({ length: SELLERS }, () => randomBytes(32).toString('base64url'));
  const insert = db.prepare(
    `insert into sessions (sid, user_id, sess, created_at, expire) values (?, ?, '{"authMethod":"email","userAgent":""}', ?, ?)`,
  );
  await db.batch(
    tokens.map((token, n) =>
      insert.bind(createHash('sha256').update(token).digest('hex'), `load-${n}`, now, now + 86_400_000),
    ),
  );
  return tokens.map((token) => `sid=${token}`);
}

/** What a market of some years holds: 10,000 vehicles, 100,000 leads with their offers, 1,000,000 views. */
export async function stockMarket(db) {
  const now = Date.now();
  const cookies = await stockSellers(db, now);
  const run = (sql) => db.prepare(sql).bind(now).run();
  await run(
    `${numbers(VEHICLES)}
     insert into vehicles (id, user_id, name, price_minor, images, year, created_at, updated_at)
     select ${vehicleId('n')}, 'load-' || (n % ${SELLERS}), 'Stock ' || n, 45000000, '["stock"]', 2020, ?1, ?1 from numbers`,
  );
  for (let buyer = 0; buyer < LEADS_EACH; buyer++) {
    const ids = `'lead-' || n || '-${buyer}', 'offer-' || n || '-${buyer}'`;
    const [lead, offer] = ids.split(', ');
    const mobile = `'+9170' || printf('%08d', n * ${LEADS_EACH} + ${buyer})`;
    const at = `?1 - 86400000 - n * 1000 - ${buyer}`;
    await run(
      `${numbers(VEHICLES)}
       insert into leads (id, vehicle_id, listing_id, owner_id, buyer_name, buyer_mobile, offer_price_minor, offer_currency,
         last_offer_id, last_offer_at, created_at, updated_at)
       select ${lead}, ${vehicleId('n')}, ${vehicleId('n')}, 'load-' || (n % ${SELLERS}), 'Test Buyer', ${mobile}, 40000000, 'INR',
         ${offer}, ${at}, ${at}, ${at} from numbers`,
    );
    await run(
      `${numbers(VEHICLES)}
       insert into lead_offers (id, lead_id, listing_id, owner_id, price_minor, currency, source, network_hash, consent_version,
         created_at)
       select ${offer}, ${lead}, ${vehicleId('n')}, 'load-' || (n % ${SELLERS}), 40000000, 'INR', 'link', '', '2026-11-1', ${at}
         from numbers`,
    );
  }
  await run(
    `${numbers(VEHICLES)}
     insert into views (listing_id, month, view_count, days)
     select ${vehicleId('n')}, m.month, m.views, m.days from numbers, (
       select substr(day, 1, 7) as month, count(*) * ${VIEWS_A_DAY} as views, json_group_object(substr(day, 9), ${VIEWS_A_DAY}) as days
       from (select date('now', '-' || value || ' days') as day from json_each('${JSON.stringify(Array.from({ length: VIEW_DAYS }, (_, day) => day + 1))}'))
       group by 1) m`,
  );
  return {
    cookies,
    usernames: Array.from({ length: SELLERS }, (_, n) => `load-seller-${n}`),
    vehicles: Array.from(
      { length: VEHICLES },
      (_, n) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
    ),
    viewsEach: VIEW_DAYS * VIEWS_A_DAY,
  };
}
