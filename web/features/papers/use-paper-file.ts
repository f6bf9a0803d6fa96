import { useMutation } from '@tanstack/react-query';
import type { PaperDto } from '../../../schema/papers/output';
import { fileHash } from '../../lib/file-hash';
import { toast } from '../../lib/toast-store';
import { noteFileMutation } from './papers.queries';
import { passOn } from './pass-on';
import type { Signatures } from './signatures';
import { say } from './words';

/** Makes a paper's PDF, notes its hash, and passes it on: saved, and offered to other apps where the device can. */
export function usePaperFile() {
  const note = useMutation(noteFileMutation);
  const make = useMutation({
    networkMode: 'always',
    mutationFn: async ({ paper, signatures }: { paper: PaperDto; signatures: Signatures }) => {
      const { makePaper } = await import('./make-paper');
      const file = await makePaper(paper, signatures);
      const isSigned = signatures.seller !== null || signatures.buyer !== null;
      await note.mutateAsync({ id: paper.id, hash: await fileHash(file), isSigned });
      return file;
    },
    onSuccess: passOn,
    onError: () =>
      toast({
        title: say('The PDF could not be made'),
        description: say('Its number is kept: make it again from the list.'),
        tone: 'error',
      }),
  });
  return make;
}
