import { filled, frame, gap, type Page, part, signatures, text } from './blocks';
import type { Facts } from './facts';

/** Notice of owner and financier that the loan in the RC has ended. */
export const form35 = (facts: Facts): Page[] => [
  [
    {
      kind: 'title',
      title: 'FORM 35',
      rule: '[See rule 61(1)]',
      name: 'NOTICE OF TERMINATION OF AN AGREEMENT OF HIRE-PURCHASE/LEASE/HYPOTHECATION',
      copies:
        '(To be made in duplicate, and in triplicate where the original Registering Authority is different, the duplicate copy and the triplicate copy with the endorsement of the Registering Authority to be returned to the Financier and to the Registering Authority simultaneously on making the entry in the Certificate of Registration and Form 24)',
    },
    text(filled`To`),
    text(filled`The Registering Authority ${facts.office}`),
    gap(2),
    text(
      filled`We hereby declare that the agreement of hire-purchase/lease/hypothecation* entered into between us has been terminated. We therefore request that the note endorsed in the Certificate of Registration of vehicle No. ${facts.plate}, chassis No. ${facts.chassis}, engine No. ${facts.engine}, in respect of the said agreement between us be cancelled.`,
    ),
    text(filled`The Certificate of Registration together with the fee is enclosed.`),
    gap(2),
    text(filled`Name and address of the Registered Owner ${`${facts.ownerName}, ${facts.owner}`}`),
    text(filled`Date ${''}`),
    gap(4),
    signatures('', 'Signature or thumb impression of the Registered Owner'),
    text(filled`Name and address of the Financier ${facts.financier}`),
    text(filled`Date ${''}`),
    gap(4),
    signatures('', 'Signature of the Financier with official seal'),
    text(filled`* Strike out whichever is inapplicable.`),
    frame(
      part('OFFICE ENDORSEMENT'),
      text(filled`Ref. No. ${''} Office of the ${''}`),
      text(
        filled`The cancellation of the entry of the agreement as requested above is recorded in this office’s registration record in Form 24 and in the Certificate of Registration on ${''} (date).`,
      ),
      text(filled`Date ${''}`),
      signatures('', 'Signature of the Registering Authority'),
    ),
    text(filled`To the Financier ${facts.financier}`),
    text(filled`(By registered post or delivered under proper acknowledgement)`),
  ],
];
