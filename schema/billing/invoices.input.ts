/** Issuer and buyer, as they were when the payment arrived. */
export interface InvoiceParties {
  issuer: { name: string; address: string; gstin: string | null };
  buyer: { name: string; email: string | null; gstin: string | null; state: string | null };
}
