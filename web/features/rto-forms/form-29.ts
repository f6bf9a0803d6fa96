import { filled, frame, gap, type Page, signatures, text } from './blocks';
import type { Facts } from './facts';

/** Notice of the sale to the transport office, by the owner in the RC. */
export const form29 = (facts: Facts): Page[] => [
  [
    {
      kind: 'title',
      title: 'FORM 29',
      rule: '[See rule 55(1)]',
      name: 'NOTICE OF TRANSFER OF OWNERSHIP OF A MOTOR VEHICLE',
      copies:
        '(To be made in duplicate, and the duplicate copy with the endorsement of the Registering Authority to be returned to the transferor immediately on making the entries of transfer of ownership in the Certificate of Registration and Form 24)',
    },
    text(filled`To`),
    text(
      filled`The Registering Authority ${facts.buyerOffice} (in whose jurisdiction the transferee resides)`,
    ),
    gap(2),
    text(
      filled`I/We ${facts.ownerName} residing at ${facts.owner} have on the ${facts.day} day of ${facts.month} sold and delivered my/our vehicle No. ${facts.plate}, make ${facts.vehicle}, chassis No. ${facts.chassis}, engine number [or motor number in the case of battery operated vehicles] ${facts.engine}, to Shri/Smt. ${facts.buyerName}, son/wife/daughter of ${facts.buyerParent}, residing at ${facts.buyer}, under an agreement of hire-purchase/lease/hypothecation* with ${facts.financier}.`,
    ),
    text(
      filled`The Registration Certificate and the Insurance Certificate have been handed over to him/her/them.`,
    ),
    text(
      filled`To the best of my/our knowledge and belief the vehicle is not superdari and is free from all encumbrances, and the information furnished is true. I/We undertake to hold myself/ourselves responsible for any inaccuracy or suppression of information.`,
    ),
    text(filled`Date ${''}`),
    signatures(
      'Signature of the Financier (as his consent)',
      'Signature or thumb impression of the Registered Owner (Transferor)',
    ),
    text(
      filled`Copy to the Registering Authority ${facts.office} in whose jurisdiction the transferor resides.`,
    ),
    frame(
      { kind: 'part', text: 'OFFICE ENDORSEMENT' },
      text(filled`Ref. No. ${''} Office of the ${''}`),
      text(
        filled`The ownership of the vehicle has been transferred to the name of ${''} with the note of the above said agreement with effect from ${''} (date).`,
      ),
      text(filled`Date ${''}`),
      signatures('', 'Signature of the Registering Authority with office seal'),
    ),
    text(filled`To the Transferor ${facts.ownerName}, ${facts.owner}`),
    text(filled`* Strike out whichever is inapplicable.`),
  ],
];
