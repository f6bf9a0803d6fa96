export const VEHICLE_KINDS = ['car', 'bike', 'scooter', 'three_wheeler', 'commercial', 'tractor'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** The bodies of each kind by their letter in the catalogue. */
export const BODIES = {
  car: {
    h: 'Hatchback',
    s: 'Sedan',
    u: 'SUV',
    m: 'MPV',
    v: 'Van',
    c: 'Coupe',
    k: 'Pickup',
  },
  bike: { o: 'Commuter', s: 'Sport', r: 'Street', c: 'Cruiser', a: 'Adventure' },
  scooter: { s: 'Scooter', m: 'Moped' },
  three_wheeler: { p: 'Passenger', g: 'Goods' },
  commercial: { t: 'Truck', p: 'Pickup', v: 'Van', b: 'Bus', x: 'Tipper' },
  tractor: { f: 'Farm tractor' },
} as const satisfies Record<VehicleKind, Record<string, string>>;

type Bodies = typeof BODIES;
export type BodyType = { [Kind in VehicleKind]: Bodies[Kind][keyof Bodies[Kind]] }[VehicleKind];

export const bodiesOf = (kind: VehicleKind): readonly BodyType[] => Object.values(BODIES[kind]);
export const BODY_TYPES: readonly BodyType[] = [...new Set(VEHICLE_KINDS.flatMap(bodiesOf))];
