import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { MarkSoldDialog } from '../vehicles/mark-sold-dialog';
import { listingName } from './lead-listing';
import { leadKeys } from './leads.queries';
import { TellOthersDialog } from './notify-others-dialog';

interface WonDialogProps {
  lead: LeadDto;
  /** Says that the lead is won, unless the sale has said more. */
  show: () => void;
  onClose: () => void;
}

/**
 * Completes a deal in one action: marks the vehicle as sold for the agreed price, then offers to notify the
 * other buyers.
 */
export function WonDialog({ lead, show, onClose }: WonDialogProps) {
  const { vehicleId, vehicleCurrency, vehicleStatus, offerPrice, offerCurrency } = lead;
  const client = useQueryClient();
  const [isSold, setSold] = useState(false);
  const close = () => {
    onClose();
    if (!isSold) show();
  };
  if (isSold || vehicleStatus === 'sold' || vehicleId === null || vehicleCurrency === null) {
    return <TellOthersDialog lead={lead} onClose={close} />;
  }
  return (
    <MarkSoldDialog
      vehicle={{ id: vehicleId, name: listingName(lead), currency: vehicleCurrency }}
      price={offerCurrency === vehicleCurrency && offerPrice !== null ? String(offerPrice) : ''}
      onClose={close}
      onSold={() => {
        setSold(true);
        client.invalidateQueries({ queryKey: leadKeys.lists });
      }}
    />
  );
}
