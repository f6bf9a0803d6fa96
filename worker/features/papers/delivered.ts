import type { PaperFields } from '../../../schema/papers/output';

/** What the stock book says with a delivery note; null for other papers. */
export const deliveredIn = ({ delivery, buyer, vehicle }: PaperFields) =>
  delivery && {
    name: buyer.name,
    phone: buyer.phone ?? '',
    at: Date.parse(delivery.at),
    plate: vehicle.plate,
    kms: delivery.kms,
  };
