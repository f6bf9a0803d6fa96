/** Points of one stroke, across and down, in parts of the field's width. */
export type Stroke = readonly (readonly [x: number, y: number])[];
/** The height of a signature's field, in parts of its width. */
export const SIGNATURE_HEIGHT = 0.36;

export type Side = 'seller' | 'buyer';
/** null: signed by hand on the printed paper. */
export type Signatures = Readonly<Record<Side, readonly Stroke[] | null>>;

/** Printed anew, a paper has room for signatures by hand. */
export const BY_HAND: Signatures = { seller: null, buyer: null };
