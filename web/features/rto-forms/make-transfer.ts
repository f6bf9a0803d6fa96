import { CURRENCIES } from '../../../schema/common/currencies';
import type { TransferInput, TransferSheet } from '../../../schema/papers/transfer-input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { workspaceLanguage } from '../../i18n/current-language';
import type { BuyersTexts } from '../../i18n/load-texts';
import { formatPrice } from '../../lib/format';
import type { Measure, Sheet } from '../print/sheet';
import { agreementSheets } from './agreement-sheet';
import { factsOf } from './facts';
import { form28 } from './form-28';
import { form29 } from './form-29';
import { form30 } from './form-30';
import { form35 } from './form-35';
import { formSheets } from './form-pages';
import { portalSheets } from './portal-sheet';

/** How often the rules ask for a form; once for what is none. The financier gets a copy of Form 30. */
const copiesOf = ({ financier }: TransferInput): Record<TransferSheet, number> => ({
  form29: 2,
  form30: financier ? 2 : 1,
  form28: 3,
  form35: 2,
  portal: 1,
  agreement: 1,
});

/** The pages that were chosen, form after form, each with its copies behind it. `texts` word the facts of the agreement. */
export function transferSheets(
  input: TransferInput,
  vehicle: OwnVehicleDto,
  texts: BuyersTexts,
  measure: Measure,
): Sheet[] {
  const facts = factsOf(input, vehicle);
  const amount = Number(input.price);
  const sum = (value: number) => formatPrice(value, vehicle.currency, CURRENCIES);
  const token = Number(input.token);
  const price = {
    text: sum(amount),
    token: token > 0 ? sum(token) : null,
    left: token > 0 && token <= amount ? sum(amount - token) : null,
    amount,
    isRupees: vehicle.currency === 'INR',
  };
  const sheets: Record<TransferSheet, () => Sheet[]> = {
    form29: () => formSheets(form29(facts), measure),
    form30: () => formSheets(form30(facts), measure),
    form28: () => formSheets(form28(facts), measure),
    form35: () => formSheets(form35(facts), measure),
    portal: () => portalSheets(facts, price.text, measure),
    agreement: () => agreementSheets(input, vehicle, price, texts, measure),
  };
  const copies = copiesOf(input);
  return input.sheets.flatMap((sheet) => {
    const pages = sheets[sheet]();
    return Array.from({ length: input.allCopies ? copies[sheet] : 1 }, () => pages).flat();
  });
}

/** All of them as one PDF, made on this device. Rejects without the fonts, which come with the first print. */
export async function makeTransfer(input: TransferInput, vehicle: OwnVehicleDto): Promise<File> {
  const [{ openShop }, { measureIn, PrintFile }, { loadBuyersTexts }] = await Promise.all([
    import('../print/browser-shop'),
    import('../print/pdf/print-file'),
    import('../../i18n/load-texts'),
  ]);
  const [shop, texts] = await Promise.all([openShop(), loadBuyersTexts(workspaceLanguage())]);
  const pdf = new PrintFile(shop);
  for (const sheet of transferSheets(input, vehicle, texts, measureIn(shop))) await pdf.add(sheet);
  return new File([await pdf.finish()], `forms-${input.plate}.pdf`, { type: 'application/pdf' });
}
