import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { MarkSoldDialog } from '../vehicles/mark-sold-dialog';
import { listingName } from './lead-listing';
import { leadKeys } from './leads.queries';
import { TellOthersDialog } from './notify-others-dialog';

/**
 * Completes a deal in one action: marks the vehicle as sold for the agreed price, then offers to notify the
 * other buyers.
 */
export function WonDialog({ lead, onClose }: { lead: LeadDto; onClose: () => void }) {
  const { vehicleId, vehicleCurrency, vehicleStatus, offerPrice, offerCurrency } = lead;
  const client = useQueryClient();
  const [isSold, setSold] = useState(vehicleStatus === 'sold');
  if (isSold || vehicleCurrency === null) return <TellOthersDialog lead={lead} onClose={onClose} />;
  return (
    <MarkSoldDialog
      vehicle={{ id: vehicleId, name: listingName(lead), currency: vehicleCurrency }}
      price={offerCurrency === vehicleCurrency ? String(offerPrice) : ''}
      onClose={onClose}
      onSold={() => {
        setSold(true);
        client.invalidateQueries({ queryKey: leadKeys.lists });
      }}
    />
  );
}
