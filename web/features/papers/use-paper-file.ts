import { useMutation } from '@tanstack/react-query';
import type { PaperDto } from '../../../schema/papers/output';
import { fileHash } from '../../lib/file-hash';
import { toast } from '../../lib/toast-store';
import type { PrintedPaper } from './paper-heading';
import { noteFileMutation } from './papers.queries';
import { passOn } from './pass-on';
import type { Signatures } from './signatures';
import type { SmallPhoto } from './small-photo';
import { addUnsentFile } from './unsent-papers';
import { say } from './words';

interface Printing {
  /** Without an id while it is only on this device. */
  paper: PrintedPaper & Partial<Pick<PaperDto, 'id'>>;
  signatures: Signatures;
  /** Only in this file; a copy made later has none. */
  photo?: SmallPhoto | null;
}

/** Makes a paper's PDF, notes its hash, and passes it on: saved, and offered to other apps where the device can. */
export function usePaperFile() {
  const note = useMutation(noteFileMutation);
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ paper, signatures, photo = null }: Printing) => {
      const { makePaper } = await import('./make-paper');
      const file = await makePaper(paper, signatures, photo);
      const isSigned = signatures.seller !== null || signatures.buyer !== null;
      const made = { hash: await fileHash(file), isSigned };
      if (paper.id === undefined) await addUnsentFile(paper.code, made);
      else await note.mutateAsync({ id: paper.id, ...made });
      return file;
    },
    onSuccess: passOn,
    onError: () =>
      toast({
        title: say('The PDF could not be made'),
        description: say('The paper is kept: make it again from the list.'),
        tone: 'error',
      }),
  });
}
