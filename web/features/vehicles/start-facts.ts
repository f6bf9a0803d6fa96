import type { VehicleForm } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';

/** Every field is required, because saving would clear a missing one. */
export type Every<Values> = { [Key in keyof Required<Values>]: Values[Key] };

/** The form's initial values: empty, or a listing's. */
export const startFacts = (vehicle?: OwnVehicleDto) => {
  const { insurance, ...facts } = vehicle?.facts ?? {};
  return {
    kind: vehicle?.kind ?? '',
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    body: vehicle?.body ?? '',
    city: vehicle?.city ?? '',
    owners: vehicle?.owners ?? null,
    facts: {
      variant: '',
      colour: '',
      area: '',
      keys: null,
      loan: '',
      noc: false,
      accident: '',
      service: '',
      negotiable: false,
      ...facts,
      // The photos have them while the form is open.
      photoKinds: {},
      insurance: { type: '', until: '', ...insurance },
      registrationNumber: vehicle?.registrationNumber ?? '',
      stockNumber: vehicle?.stockNumber ?? '',
    } satisfies Every<NonNullable<VehicleForm['facts']>>,
  } satisfies Partial<VehicleForm>;
};
