import type { Office, Party, StepId } from '../../../schema/papers/rules/checklist';

/** What is to be done, in the words of sellers. */
export const STEP_WORDS = {
  heir: 'First put the RC into the heir’s name: Form 31, within three months of the death',
  company_letter: 'A letter or resolution of the company on its letterhead, saying who may sign',
  close_loan: 'Close the loan before the hand-over',
  form_35: 'Form 35, two copies, and the bank’s NOC, so that its name leaves the RC',
  renew: 'Older than 15 years: renew the registration with Form 25 and a fitness test',
  ncr: 'Ask the transport department whether it may be driven in Delhi NCR',
  challans: 'Pay all challans up to the hour of the hand-over; keep the receipts',
  tolls: 'Pay unpaid tolls: without that there is no NOC and no fitness certificate',
  fastag: 'Close your FASTag, or you pay the buyer’s tolls',
  bring: 'Bring RC, insurance, PUC, PAN or Form 60, proof of address and the chassis number’s pencil print',
  form_29: 'Report the sale with Form 29, two copies, also signed by the buyer',
  ask_noc: 'Ask the office in the RC whether the other one wants an NOC (Form 28)',
  form_28: 'Get the NOC with Form 28, three copies, and hand it to the new office',
  insurance: 'Have the insurance put into your name',
  form_30: 'Apply for the RC in your name with Form 30, two copies, also signed by the seller',
  tax: 'Pay the road tax of the new state',
  new_number: 'Apply for a number of the new state with Form 27',
  see_rc: 'See the RC in the buyer’s name. Until then the law looks for the owner in the RC',
} as const satisfies Record<StepId, string>;

export const PARTY_WORDS = {
  seller: 'Seller',
  buyer: 'Buyer',
  both: 'Both',
} as const satisfies Record<Party, string>;

export const OFFICE_WORDS = {
  same: 'Same RTO',
  same_state: 'Another RTO of the same state',
  other_state: 'Another state',
} as const satisfies Record<Office, string>;
