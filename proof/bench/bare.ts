import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';

/** Minimal routes on the same platform: figures are ratios to these, measured in the same run. */
const app = new Hono<{ Bindings: { DB: D1Database; HTML: string } }>();

app.get('/html', (c) => c.html(c.env.HTML));

app.get('/read', async (c) => {
  const row = await c.env.DB.prepare('select id, body from pages where id = ?')
    .bind(1)
    .first<{ body: string }>();
  return c.html(`${row?.body}`);
});

app.post('/insert', async (c) => {
  const { buyerName, offerPrice } = await c.req.json();
  await c.env.DB.prepare('insert into offers (name, price) values (?, ?)').bind(buyerName, offerPrice).run();
  return c.json({ message: 'Stored' }, 201);
});

export default app;
