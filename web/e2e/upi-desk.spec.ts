import { toasted } from './support/plans.ts';
import { expect, test } from './support/test.ts';
import { importStatement, sellerWithOrder, utrOf } from './support/upi.ts';

test('an operator matches a statement, decides what it leaves, gives rows to orders and takes them back', async ({
  page,
  signInAs,
}) => {
  const [right, short, missing, stray] = [utrOf(), utrOf(), utrOf(), utrOf()];
  await sellerWithOrder(page, right);
  const underpaid = await sellerWithOrder(page, short);
  await sellerWithOrder(page, missing);
  const mistyped = utrOf();
  const silent = await sellerWithOrder(page, mistyped);
  await signInAs('admin');
  const rows: [string, string][] = [
    [right, '236.00'],
    [short, '235.00'],
    [stray, '4,321.00'],
  ];
  await importStatement(page, rows, 'csv');
  await expect(
    page.getByRole('status').filter({ hasText: '1 payment confirmed. 3 rows imported.' }),
  ).toBeVisible();
  const dialog = page.getByRole('dialog');
  const claimOf = (utr: string) =>
    page.getByRole('table', { name: 'UPI payments' }).getByRole('row').filter({ hasText: utr });
  const rowOf = (utr: string) =>
    page.getByRole('table', { name: 'Rows without an order' }).getByRole('row').filter({ hasText: utr });
  const decide = async (reason: string, button: string) => {
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveCount(0);
  };

  await expect(rowOf(stray)).toContainText('23 Nov 2026');

  // A rupee less is confirmed by hand, and what has not arrived is refused.
  await expect(claimOf(right)).toHaveCount(0);
  await expect(claimOf(short)).toContainText('Statement: ₹235');
  await claimOf(short).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toContainText('Confirm with ₹235 instead of ₹236?');
  await expect(dialog).toContainText('The statement shows ₹235; the plan costs ₹236.');
  await expect(dialog).toContainText('with an invoice for ₹235.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('A reason is required')).toBeVisible();
  await decide('A rupee of charges', 'Confirm');
  await toasted(page, 'Payment confirmed');
  await expect(claimOf(short)).toHaveCount(0);
  await claimOf(missing).getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toContainText('loses the plan that was started for ₹236, and is told why.');
  await decide('Nothing has arrived', 'Refuse');
  await toasted(page, 'Payment refused');
  await expect(claimOf(missing)).toHaveCount(0);

  // Money of other business is set aside, opened again, and given to the order that it was for after all.
  await rowOf(stray).getByRole('button', { name: 'Set aside' }).click();
  await decide('Rent', 'Set aside');
  await toasted(page, 'The row is set aside');
  await expect(rowOf(stray)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('Set aside');
  await expect(rowOf(stray)).toContainText('Rent');
  await rowOf(stray).getByRole('button', { name: 'Open again' }).click();
  await toasted(page, 'The row is open again');
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('Open');
  await rowOf(stray).getByRole('button', { name: 'Give to an order' }).click();
  await expect(dialog.getByText('Search for the order')).toBeVisible();
  await expect(dialog.getByText('None is of ₹4,321 and about this day.')).toBeVisible();
  await dialog.getByLabel('Find an unpaid order').fill('nobody-at-all@example.test');
  await expect(dialog.getByText('No unpaid order fits')).toBeVisible();
  await dialog.getByLabel('Reason').fill('They have called');
  await dialog.getByRole('button', { name: 'Give to order' }).click();
  await expect(dialog.getByText('Choose the order that this payment is for')).toBeVisible();
  await dialog.getByLabel('Find an unpaid order').fill(silent.email);
  await dialog.getByRole('radio').check();
  const notes = dialog.getByRole('status');
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText(
    /^₹4,321 arrived, and this order costs ₹236\. Its invoice is for ₹4,321\./,
  );
  await expect(notes.last()).toHaveText(
    `The seller has named UTR ${mistyped} for this order. It is replaced by ${stray}.`,
  );
  await expect(dialog.getByText(/ordered \d+ \w+ 20\d\d, \d+:\d\d [ap]m/)).toBeVisible();
  await expect(dialog.getByText(`Waiting, UTR ${mistyped}`)).toBeVisible();
  await decide('They have called', 'Give to order');
  await toasted(page, 'Payment given to its order');
  await expect(rowOf(stray)).toHaveCount(0);

  // It was the wrong order.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Received');
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  await expect(claimOf(stray)).toContainText('Statement: ₹4,321');
  await claimOf(stray).getByRole('button', { name: 'Take back' }).click();
  await expect(dialog).toContainText(
    'The order gets a credit note, and the row of the statement is open again.',
  );
  await expect(dialog).toContainText('The ₹4,321 was not for this order.');
  await expect(dialog).toContainText('The seller is sent this reason, word for word.');
  await decide('Of another seller', 'Take back');
  await toasted(page, 'Payment taken back');
  await expect(claimOf(stray)).toHaveCount(0);
  await expect(rowOf(stray)).toBeVisible();

  // A refund sends back what has arrived, and is recorded with the bank's reference.
  await page.goto(`/admin/analytics?user=${underpaid.id}`);
  await page.getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Refund' }).click();
  const refunding = page.getByRole('dialog', { name: 'Record the refund of ₹235?' });
  await refunding.getByLabel('Bank reference of the refund').fill('IMPS 63071');
  await refunding.getByLabel('Reason').fill('Asked for it');
  await refunding.getByRole('button', { name: 'Record refund' }).click();
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('Refunded')).toBeVisible();
});
