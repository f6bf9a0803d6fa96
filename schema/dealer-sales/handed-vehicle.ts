import type { DraftFields } from '../drafts/input';

/** What a seller offers of a vehicle, and the facts that go over. */
export interface HandedVehicle {
  name: string;
  plate: string | null;
  make: string | null;
  model: string | null;
  engine: string | null;
  chassis: string | null;
  kms: number | null;
  fields: DraftFields;
  /** Keys of the photos in the seller's order. */
  images: string[];
}
