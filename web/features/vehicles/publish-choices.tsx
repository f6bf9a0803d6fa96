import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { currentUserQuery } from '../auth/auth.queries';
import { SellerNumberField } from '../profile/seller-number-field';
import { RepublishField } from './republish-field';

/** Further questions for a new listing: which number buyers call, and who else may offer the vehicle. */
export function PublishChoices() {
  const { control, formState } = useFormContext<VehicleForm>();
  const { data: user } = useQuery(currentUserQuery);
  // A number that is verified meanwhile stays visible.
  const [asksNumber] = useState(!user?.mobileNumber);
  return (
    <div className="grid gap-4">
      {asksNumber && (
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
      )}
      <RepublishField />
    </div>
  );
}
