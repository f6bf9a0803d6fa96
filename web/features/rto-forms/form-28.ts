import { filled, frame, gap, type Page, part, signatures, text } from './blocks';
import type { Facts } from './facts';

/** Application for a certificate that the vehicle may go to another office, and its grant. */
export const form28 = (facts: Facts): Page[] => [
  [
    {
      kind: 'title',
      title: 'FORM 28',
      rule: '[See rules 54, 58(1), (3) and (4)]',
      name: 'FORM OF APPLICATION FOR “NO OBJECTION CERTIFICATE” AND GRANT OF CERTIFICATE',
      copies:
        '(To be made in triplicate, the duplicate copy and the triplicate copy with the endorsement of the Registering Authority to be returned to the owner of the vehicle and to the Registering Authority in whose jurisdiction the vehicle is to be removed, respectively)',
    },
    part('PART I'),
    text(filled`To`),
    text(filled`The Registering Authority ${facts.office}`),
    text(
      filled`* I/We intend to transfer the vehicle to the jurisdiction of the Registering Authority ${facts.buyerOffice}`,
    ),
    text(
      filled`* I/We intend to sell the vehicle to Shri/Smt./Kumari ${facts.buyerName}, who resides in the jurisdiction of the Registering Authority ${facts.buyerOffice}.`,
    ),
    text(
      filled`I/We therefore request for the issue of a No Objection Certificate for my/our vehicle, the particulars of which are furnished below:`,
    ),
    gap(1),
    text(filled`1. Name and address ${`${facts.ownerName}, ${facts.owner}`}`),
    text(filled`2. Son/wife/daughter of ${facts.ownerParent}`),
    text(filled`3. Registration number of the vehicle ${facts.plate}`),
    text(filled`4. Class of vehicle ${facts.vehicleClass}`),
    text(filled`5. Registering Authority which originally registered the vehicle ${facts.office}`),
    text(filled`6. Engine number ${facts.engine}`),
    text(filled`7. Chassis number (affix pencil print) ${facts.chassis}`),
    gap(14),
    text(filled`8. Period of stay in the State ${''}`),
    text(filled`9. Period up to which motor vehicle tax has been paid ${''}`),
    text(filled`10. Whether any demand for tax is pending; if so, give details ${''}`),
    text(filled`11. Whether the vehicle is involved in any theft case; if so, give details ${''}`),
    text(
      filled`12. Whether any action under section 53, 54 or 55 of the Motor Vehicles Act, 1988 is pending before any Registering Authority or other prescribed authority; if so, give details ${''}`,
    ),
    text(
      filled`13. Whether the vehicle is involved in any case of transport of prohibited goods; if so, give details ${''}`,
    ),
    text(filled`14. Permit number (in the case of a transport vehicle) ${''}`),
    text(
      filled`15. Whether the vehicle is held under an agreement of hire-purchase/lease/hypothecation; if so, the name of the person concerned ${facts.financier}`,
    ),
    text(filled`I/We solemnly declare that the above statements are true.`),
    text(filled`Date ${''}`),
    signatures('', 'Signature or thumb impression of the Registered Owner'),
    text(filled`* Strike out whichever is inapplicable.`),
  ],
  [
    part('FORM 28, PART II'),
    text(
      filled`(Grant/refusal of “No Objection Certificate” under sub-section (3) of section 48 of the Motor Vehicles Act, 1988)`,
    ),
    frame(
      text(
        filled`(i) No Objection Certificate in respect of the vehicle, the detailed particulars whereof are recorded overleaf, is hereby granted under section 48(3) of the Motor Vehicles Act, 1988.`,
      ),
      text(filled`Date ${''}`),
      signatures('', 'Signature of the Registering Authority with office seal'),
    ),
    frame(
      text(
        filled`(ii) No Objection Certificate in respect of the motor vehicle, the detailed particulars whereof are recorded overleaf, is hereby refused under section 48(3) of the Motor Vehicles Act, 1988, for the reasons recorded as under:`,
      ),
      text(filled`${''}`),
      gap(18),
      text(filled`Date ${''}`),
      signatures('', 'Signature of the Registering Authority with office seal'),
    ),
    text(filled`To ${`${facts.ownerName}, ${facts.owner}`} (Registered Owner)`),
    text(filled`Copy to the Registering Authority ${facts.buyerOffice}`),
    text(filled`(By registered post or delivered under proper acknowledgement)`),
  ],
];
