import { expect, it } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import { ownVehicle } from '../import/test/vehicles';
import { otherOffer, startOf } from './paper-form';

const lead = { id: 'won', status: 'won', offerPrice: 460_000, masked: false } as LeadDto;
const form = startOf('delivery_note', ownVehicle(), lead, undefined, 0, { rcOwner: '', plate: '' });

it('a price other than the accepted offer is noticed, however it is written', () => {
  expect(form.price).toBe('460000');
  expect(otherOffer(form, [lead])).toBeNull();
  expect(otherOffer({ ...form, price: '4.6 lakh' }, [lead])).toBeNull();
  expect(otherOffer({ ...form, price: '4.75 lakh' }, [lead])).toBe(460_000);
});

it('takes the plate from how the vehicle came in, else from the listing', () => {
  const plateOf = (plate: string, listed: string) =>
    startOf('token_receipt', ownVehicle({ registrationNumber: listed }), lead, undefined, 0, {
      rcOwner: '',
      plate,
    }).plate;
  expect(plateOf('MH15GF4321', 'MH15')).toBe('MH15GF4321');
  expect(plateOf('', 'UP78AB1234')).toBe('UP78AB1234');
  expect(plateOf('', 'MH15')).toBe('');
});

it('an offer that was not accepted, or of somebody else, says nothing of the price', () => {
  const dear = { ...form, price: '475000' };
  expect(otherOffer(dear, [{ ...lead, status: 'pending' }])).toBeNull();
  expect(otherOffer({ ...dear, leadId: '' }, [lead])).toBeNull();
  expect(otherOffer({ ...dear, leadId: 'other' }, [lead])).toBeNull();
  expect(otherOffer(dear, [{ ...lead, offerPrice: null }])).toBeNull();
});
