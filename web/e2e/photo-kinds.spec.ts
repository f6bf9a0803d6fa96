import { create, dialogOf, fill, listings, openDialog, says } from './support/add-dialog.ts';
import { choose, sayFacts } from './support/add-vehicle.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const LANGUAGES = [
  { code: 'en', inside: 'Inside (1)', others: 'Other photos', more: 'Photos of Kinds LXi (3)' },
  { code: 'hi', inside: 'अंदर से (1)', others: 'बाकी फ़ोटो', more: 'Kinds LXi की फ़ोटो (3)' },
  { code: 'ta', inside: 'உட்புறம் (1)', others: 'மற்ற படங்கள்', more: /Kinds LXi.*\(3\)/ },
];

test('a seller says with one tap what a photo shows, and buyers see photos by kind', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  await openDialog(page);
  await fill(page, 'Kinds LXi');
  await choose(page, 'seats.jpg', 'dent.jpg');
  await sayFacts(page);
  const kind = (photo: string, name: string) =>
    dialogOf(page)
      .getByRole('group', { name: `What ${photo} shows` })
      .getByRole('button', { name });
  await kind('seats.jpg', 'Inside').click();
  await expect(kind('seats.jpg', 'Inside')).toHaveAttribute('aria-pressed', 'true');
  await kind('dent.jpg', 'Damage').click();
  await kind('front.jpg', 'Outside').click();
  await kind('front.jpg', 'Outside').click();
  await expect(kind('front.jpg', 'Outside')).toHaveAttribute('aria-pressed', 'false');
  await create(page).click();
  await says(page, 'Vehicle Created!');
  const [vehicle] = await listings(page);

  for (const { code, inside, others, more } of LANGUAGES) {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL });
      const buyer = await context.newPage();
      await buyer.goto(`/vehicle/${vehicle?.id}?lang=${code}`);
      await expect(buyer.getByRole('link', { name: more })).toBeVisible();
      await buyer.getByRole('link', { name: inside }).first().click();
      await expect(buyer.getByRole('heading', { name: others })).toBeVisible();
      await expect(buyer.locator('#inside img')).toHaveCount(1);
      await expect(buyer.locator('#inside')).toBeInViewport();
      // The script takes the photos into the page; without it they have a page of their own.
      await expect(buyer).toHaveURL(javaScriptEnabled ? /\/vehicle\/[\w-]+\?/ : /\/photos#inside$/);
      if (javaScriptEnabled) {
        await buyer.getByRole('link', { name: more }).click();
        await expect(buyer.locator('#photos')).toHaveCount(0);
      }
      await context.close();
    }
  }
});
