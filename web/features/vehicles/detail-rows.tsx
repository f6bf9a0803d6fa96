import { Fragment, type ReactNode } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { workspaceLanguage } from '../../i18n/current-language';
import { known, more } from '../../i18n/en-shared';
import { formatDateTime } from '../../lib/dates';
import { formatKms } from '../../lib/format';
import { knownFacts, moreFacts } from '../../lib/known-facts';
import { specificationsText } from './specifications-text';
import { say } from './words';

/** The seller's own words and names, which are not translated. */
const own = (text: string | null | undefined) => text && <span translate="no">{text}</span>;

const factsOf = (vehicle: OwnVehicleDto) => {
  const facts = knownFacts(vehicle, known, workspaceLanguage());
  if (facts.length === 0) return null;
  return facts.map(({ text, isOwn }, at) => (
    <Fragment key={text}>
      {at > 0 && ' · '}
      {isOwn ? own(text) : say.known(text)}
    </Fragment>
  ));
};

/** What the seller has said of a vehicle besides name, price and status, by label. */
export const detailRows = (vehicle: OwnVehicleDto, notGiven = say('Not given')): [string, ReactNode][] => [
  [say('Year'), String(vehicle.year)],
  [say('Fuel Type'), say.known(vehicle.fuelType ?? notGiven)],
  [say('Transmission'), say.known(vehicle.transmission ?? notGiven)],
  [
    say('Make and model'),
    own([vehicle.make, vehicle.model, vehicle.facts.variant].filter(Boolean).join(' ')) || notGiven,
  ],
  [say('Facts'), factsOf(vehicle) ?? notGiven],
  [say('Registration number'), own(vehicle.registrationNumber) ?? notGiven],
  ...moreFacts(vehicle, more).map(([label, value, isOwn]): [string, ReactNode] => [
    say.known(label),
    isOwn ? own(value) : say.known(value),
  ]),
  [say('KMs Driven'), vehicle.kmsDriven === null ? notGiven : formatKms(vehicle.kmsDriven)],
  [say('Sales Pitch / Description'), own(vehicle.description) ?? notGiven],
  [say('Specifications'), own(specificationsText(vehicle.specifications)) || notGiven],
  [say('Registration Certificate'), rcState(vehicle)],
  [say('Last change'), formatDateTime(vehicle.updatedAt)],
];

function rcState({ hasRc, showRc }: OwnVehicleDto) {
  if (!hasRc) return say('None');
  return showRc ? say('Shown on the public page') : say('Private');
}
