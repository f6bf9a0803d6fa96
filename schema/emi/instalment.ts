/** A loan, in major units of any currency, at a yearly rate in percent. */
export interface Loan {
  price: number;
  down: number;
  rate: number;
  months: number;
}

export interface Instalment {
  /** What is borrowed: the price without the down payment. */
  loan: number;
  monthly: number;
  total: number;
  interest: number;
}

/** The equal monthly instalment of a loan on a reducing balance, rounded to whole units. */
export function instalmentOf({ price, down, rate, months }: Loan): Instalment {
  const loan = price - down;
  const monthlyRate = rate / 1200;
  const exact = rate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  const total = Math.round(exact * months);
  return { loan, monthly: Math.round(exact), total, interest: Math.round(exact * months - loan) };
}
