import { ReasonDialog } from '../admin/users/reason-dialog';

interface HideListingDialogProps {
  vehicleName: string;
  /** Rejects with the server's message. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks an operator why before a listing is hidden, reported or not. */
export const HideListingDialog = ({ vehicleName, onConfirm, onClose }: HideListingDialogProps) => (
  <ReasonDialog
    title={`Hide “${vehicleName}”?`}
    body="Buyers no longer see it, nor its republished pages. The owner is notified. You can restore it under Reports."
    confirmLabel="Hide listing"
    pendingLabel="Hiding..."
    onClose={onClose}
    onConfirm={onConfirm}
  />
);
