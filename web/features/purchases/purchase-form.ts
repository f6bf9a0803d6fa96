import type { z } from 'zod';
import type { TokenMode } from '../../../schema/papers/kinds';
import { PaidPurchaseInput, PurchaseInput } from '../../../schema/purchases/input';
import type { Loan } from '../../../schema/purchases/kinds';
import type { PurchaseDto } from '../../../schema/purchases/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { wholeRegistration } from '../../../schema/vehicles/registration';
import { indianDay, indianTime } from '../../lib/indian-day';
import { numberText } from '../../lib/number-text';
import { typedKms } from '../../lib/typed-kms';

/** What is typed and chosen of how a vehicle came in. */
export interface PurchaseForm {
  plate: string;
  fromName: string;
  fromPhone: string;
  fromAddress: string;
  day: string;
  time: string;
  kms: string;
  keys: string;
  papers: PurchaseDto['papers'];
  loan: Loan;
  bank: string;
  price: string;
  paidBy: TokenMode;
}

export const PURCHASE_FIELDS = [
  'plate',
  'fromName',
  'fromPhone',
  'fromAddress',
  'day',
  'kms',
  'keys',
  'bank',
  'price',
] as const satisfies readonly (keyof PurchaseForm)[];

/** The field of the form behind one of the API. */
export const fieldOf = (path: string) => (path === 'at' ? 'day' : path) as keyof PurchaseForm;

export function startOf(vehicle: OwnVehicleDto, before: PurchaseDto | undefined, now: number): PurchaseForm {
  const at = before ? Date.parse(before.at) : now;
  return {
    plate: before?.plate ?? wholeRegistration(vehicle.registrationNumber ?? '') ?? '',
    fromName: before?.fromName ?? '',
    fromPhone: numberText(before?.fromPhone ?? null),
    fromAddress: before?.fromAddress ?? '',
    day: indianDay(at),
    time: indianTime(at),
    kms: before ? String(before.kms) : '',
    keys: String(before?.keys ?? 2),
    papers: before?.papers ?? [],
    loan: before?.loan ?? 'none',
    bank: before?.bank ?? '',
    // Covered, like all money: left empty, it stays as it is.
    price: '',
    paidBy: 'cash',
  };
}

/** The request, or what is wrong with the form, by field. Without a price, what was paid stays as it is. */
export function inputOf({ day, time, price, paidBy, kms, ...form }: PurchaseForm, version: number) {
  const at = `${day}T${time}:00+05:30`;
  const plain: z.input<typeof PurchaseInput> = {
    ...form,
    version,
    at,
    kms: typedKms(kms),
  };
  const json = price === '' ? plain : { ...plain, price, paidBy };
  const read = (price === '' ? PurchaseInput : PaidPurchaseInput).safeParse(json);
  return read.success
    ? ({ json } as const)
    : ({
        problems: read.error.issues.map(({ path, message }) => [String(path[0]), message] as const),
      } as const);
}
