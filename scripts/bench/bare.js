import { Hono } from 'hono';

/** What the platform does at its barest: the figures of bench.mjs are ratios to these routes, measured in the same run. */
const app = new Hono();

app.get('/html', (c) => c.html(c.env.HTML));

app.get('/read', async (c) => {
  const row = await c.env.DB.prepare('select id, body from pages where id = ?').bind(1).first();
  return c.html(row.body);
});

app.post('/insert', async (c) => {
  const { buyerName, offerPrice } = await c.req.json();
  await c.env.DB.prepare('insert into offers (name, price) values (?, ?)').bind(buyerName, offerPrice).run();
  return c.json({ message: 'Stored' }, 201);
});

/** A static page with one photo and a form: what a buyer's page cannot be faster than. */
app.get('/limit', (c) => c.html(c.env.LIMIT));

app.get('/photo', (c) =>
  c.body(
    Uint8Array.from(atob(c.env.PHOTO), (letter) => letter.charCodeAt(0)),
    200,
    {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ),
);

app.post('/offer', (c) => c.html('<h1>Thank you</h1>'));

export default app;
