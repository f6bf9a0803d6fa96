import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { newShortCode } from '../../../schema/common/short-code';
import { PaperInput } from '../../../schema/papers/input';
import { PAPER_REFUSALS } from '../../../schema/papers/refusals';
import { ownFields, refusalOf, saleFields } from '../../../schema/papers/sale-fields';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { ApiError } from '../../lib/api';
import { toast } from '../../lib/toast-store';
import type { PrintedPaper } from './paper-heading';
import { issueMutation, paperSellerQuery } from './papers.queries';
import type { Signatures } from './signatures';
import type { SmallPhoto } from './small-photo';
import { addUnsentPaper, unsentPapersQuery } from './unsent-papers';
import { usePaperFile } from './use-paper-file';
import { say } from './words';

export type PaperJson = Omit<z.input<typeof PaperInput>, 'code' | 'madeAt'> & z.input<typeof PaperInput>;

interface Issuing {
  json: PaperJson;
  signatures: Signatures;
  photo: SmallPhoto | null;
  onIssued: () => void;
  /** A problem of one field, as the server would name it. */
  onProblem: (field: string, message: string) => void;
  onError: (error: Error) => void;
}

/** Issues a paper with a code of this device; without a network it is made here, and its number follows. */
export function useIssuePaper(vehicle: OwnVehicleDto) {
  const client = useQueryClient();
  const issue = useMutation(issueMutation);
  const print = usePaperFile();
  const { data: seller } = useQuery(paperSellerQuery);

  const make = async (
    json: PaperJson,
    { signatures, photo, onIssued, onProblem }: Issuing,
  ): Promise<boolean> => {
    const input = PaperInput.parse(json);
    const now = Date.now();
    if (!seller || !json.code) return false;
    const refusal = refusalOf(input, now, now);
    if (refusal) {
      onProblem(refusal[1], say.known(PAPER_REFUSALS.invalid[refusal[0]]));
      return true;
    }
    const madeAt = new Date(now).toISOString();
    const paper: PrintedPaper = {
      kind: input.kind,
      number: null,
      code: json.code,
      issuedAt: madeAt,
      madeAt: null,
      fields: saleFields(input, { ...vehicle, seller }, ownFields(input)),
    };
    // Stored before the PDF is made: the page may be closed meanwhile.
    const { id: vehicleId } = vehicle;
    if (!(await addUnsentPaper({ vehicleId, json: { ...json, madeAt }, paper, files: [] }))) return false;
    onIssued();
    await client.invalidateQueries({ queryKey: unsentPapersQuery.queryKey });
    await print.mutateAsync({ paper, signatures, photo }).then(
      () =>
        toast({
          title: say('Made without a network'),
          description: say('The number follows'),
          tone: 'success',
        }),
      () => undefined,
    );
    const { sendPapersLater } = await import('./send-papers');
    await sendPapersLater(client);
    return true;
  };

  const start = (issuing: Issuing) => {
    const json: PaperJson = { ...issuing.json, code: newShortCode(vehicle.id) };
    issue.mutate(json, {
      onSuccess: (paper) => {
        print.mutate({ paper, signatures: issuing.signatures, photo: issuing.photo });
        issuing.onIssued();
      },
      onError: (error) => {
        if (error instanceof ApiError) return issuing.onError(error);
        void make(json, issuing).then((isMade) => isMade || issuing.onError(error));
      },
    });
  };
  return { start, isPending: issue.isPending };
}
