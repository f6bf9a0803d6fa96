import { filled, frame, gap, type Page, part, signatures, text } from './blocks';
import type { Facts } from './facts';

/** Report of the sale by both sides, with which the buyer asks for the RC in his own name. */
export const form30 = (facts: Facts): Page[] => [
  [
    {
      kind: 'title',
      title: 'FORM 30',
      rule: '[See rule 55(2) and (3)]',
      name: 'APPLICATION FOR INTIMATION AND TRANSFER OF OWNERSHIP OF A MOTOR VEHICLE',
      copies:
        '(To be made in duplicate if the vehicle is held under an agreement of hire-purchase/lease/hypothecation, and the duplicate copy with the endorsement of the Registering Authority to be returned to the Financier simultaneously on making the entry of transfer of ownership in the Certificate of Registration and the registration record in Form 24)',
    },
    text(filled`To`),
    text(filled`The Registering Authority ${facts.buyerOffice}`),
    part('PART I – FOR THE USE OF THE TRANSFEROR'),
    text(filled`Name of the transferor ${facts.ownerName}`),
    text(filled`Son/wife/daughter of ${facts.ownerParent}`),
    text(filled`Full address ${facts.owner}`),
    gap(2),
    text(
      filled`I/We hereby declare that I/We have on this ${facts.day} day of ${facts.month} sold my/our motor vehicle bearing registration mark ${facts.plate} to Shri/Smt. ${facts.buyerName}, son/wife/daughter of ${facts.buyerParent}, residing at ${facts.buyer} (full address), and handed over the Certificate of Registration and the Certificate of Insurance to him/her/them.`,
    ),
    text(
      filled`* I/We hereby declare that to the best of my/our knowledge the Certificate of Registration of the vehicle has not been suspended or cancelled.`,
    ),
    text(filled`** I/We enclose the “No Objection Certificate” issued by the Registering Authority.`),
    text(
      filled`** If the “No Objection Certificate” from the Registering Authority is not enclosed, the transferor should file along with this application a declaration as required under sub-section (1) of section 50.`,
    ),
    text(filled`Date ${''}`),
    gap(4),
    signatures('', 'Signature or thumb impression of the Transferor'),
    text(filled`* Details of suspension or cancellation ${''}`),
    text(filled`** Strike out whichever is inapplicable.`),
  ],
  [
    part('FORM 30, PART II – FOR THE USE OF THE TRANSFEREE'),
    text(filled`Name of the transferee ${facts.buyerName}`),
    text(filled`Son/wife/daughter of ${facts.buyerParent} Age ${facts.buyerAge} years`),
    text(filled`Full address ${facts.buyer} (proof of address to be enclosed)`),
    gap(2),
    text(
      filled`I/We hereby declare that I/We have on this ${facts.day} day of ${facts.month} purchased the motor vehicle bearing registration number ${facts.plate} from ${facts.ownerName}, ${facts.owner} (name and full address), and request that the necessary entries regarding the transfer of ownership of the vehicle in my/our name may be recorded in the Certificate of Registration and the certificate of fitness of the vehicle, which is enclosed.`,
    ),
    text(
      filled`The certificate of insurance is also enclosed. To the best of my/our knowledge and belief I/We have not suppressed any facts, and the information furnished is true. The vehicle is not superdari and is free from all encumbrances. I/We undertake to hold myself/ourselves responsible for any inaccuracy of the information.`,
    ),
    text(filled`Date ${''}`),
    signatures('', 'Signature or thumb impression of the Transferee'),
    frame(
      part('CONSENT OF THE FINANCIER'),
      text(
        filled`(in the case of a motor vehicle subject to an agreement of hire-purchase/lease/hypothecation)`,
      ),
      text(
        filled`I/We, being a party to an agreement of hire-purchase/lease/hypothecation in respect of the motor vehicle specified above, give consent to the transfer of ownership of the said motor vehicle in the name of the transferee named above, with whom I/We have entered into an agreement of hire-purchase/lease/hypothecation.`,
      ),
      text(filled`${facts.financier} (full name and address of the Financier)`),
      text(filled`Date ${''}`),
      signatures('', 'Signature of the Financier'),
    ),
    frame(
      part('OFFICE ENDORSEMENT'),
      text(filled`Ref. No. ${''} Office of the ${''}`),
      text(
        filled`The transfer of ownership of the vehicle under reference has been recorded in the Certificate of Registration of the vehicle and the registration record in Form 24 with effect from ${''} (date).`,
      ),
      text(filled`Date ${''}`),
      signatures('', 'Signature of the Registering Authority with office seal'),
    ),
    text(filled`To the Financier ${facts.financier}`),
  ],
];
