import { newId } from '../platform/random';

/** A test drive by a buyer, with a key of its own. */
export const testDrive = (fields: object = {}) => ({
  key: newId(1),
  at: '2026-01-15T13:12:00.000Z',
  purpose: 'test_drive',
  driver: 'visitor',
  name: 'Demo Buyer',
  phone: '9812345678',
  licenceEnd: '1234',
  kms: 42_000,
  ...fields,
});
