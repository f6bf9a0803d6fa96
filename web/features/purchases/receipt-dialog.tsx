import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PurchaseDto } from '../../../schema/purchases/output';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { NeedsNetwork } from '../papers/needs-network';
import { SignatureFields, unsigned } from '../papers/signature-fields';
import type { Signatures } from '../papers/signatures';
import { usePaperFile } from '../papers/use-paper-file';
import { issueReceiptMutation } from './purchases.queries';
import { useWords } from './words';

interface ReceiptDialogProps {
  vehicleId: string;
  purchase: PurchaseDto;
  onClose: () => void;
}

/** Issues the receipt of a purchase: both signatures, then a PDF. */
export function ReceiptDialog({ vehicleId, purchase, onClose }: ReceiptDialogProps) {
  const t = useWords();
  const [signatures, setSignatures] = useState<Signatures>({ seller: [], buyer: [] });
  const [isTried, setTried] = useState(false);
  const issue = useMutation(issueReceiptMutation);
  const print = usePaperFile();
  const { error } = issue;
  const failure =
    error && !isUnauthorized(error)
      ? error instanceof ApiError
        ? (error.says ?? error.message)
        : t('We could not reach the server. Check your connection and try again.')
      : undefined;
  return (
    <FormDialog
      title={t('Purchase receipt')}
      description={t(
        '{name} confirms that the price was paid in full. It gets a number and cannot be changed.',
        {
          name: purchase.fromName,
        },
      )}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (unsigned(signatures).length > 0) return;
        issue.mutate(
          { vehicleId, version: purchase.version },
          {
            onSuccess: (paper) => {
              print.mutate({ paper, signatures });
              onClose();
            },
          },
        );
      }}
      submitLabel={t('Issue and save the PDF')}
      pendingLabel={t('Issuing...')}
      pending={issue.isPending}
    >
      <NeedsNetwork />
      <SignatureFields signatures={signatures} onChange={setSignatures} isTried={isTried} />
      <FormAlert message={failure} />
    </FormDialog>
  );
}
