import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { currentUserQuery } from '../auth/auth.queries';
import { SellerNumberField } from '../profile/seller-number-field';

/** The number that buyers call, for a seller who has none yet. */
export function PublishNumber() {
  const { control, formState } = useFormContext<VehicleForm>();
  const { data: user } = useQuery(currentUserQuery);
  // The field stays visible when its number is verified meanwhile.
  const [asksNumber] = useState(!user?.mobileNumber);
  if (!asksNumber) return null;
  return (
    <Controller
      control={control}
      name="mobileNumber"
      render={({ field }) => (
        <SellerNumberField
          ref={field.ref}
          value={field.value ?? ''}
          onChange={field.onChange}
          error={formState.errors.mobileNumber?.message}
        />
      )}
    />
  );
}
