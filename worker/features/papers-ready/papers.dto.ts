import type { LookedUpBy, PaperDto } from '../../../schema/papers/ready.output';
import { PAPERS, type StatedPapers } from '../../../schema/papers/ready-kinds';
import { iso } from '../../platform/clock';

/** What the seller says of a vehicle's papers, without who looked. */
export const toPapersDto = (stated: StatedPapers): PaperDto[] =>
  PAPERS.flatMap((paper) => {
    const said = stated[paper];
    return said ? { paper, state: said.state, lookedAt: iso(said.at) } : [];
  });

/** Who has looked each paper up, by the names of those who work or worked for the seller. */
export const lookedUpBy = (
  stated: StatedPapers,
  people: readonly { personId: string; name: string }[],
): LookedUpBy[] =>
  PAPERS.flatMap((paper) => {
    const said = stated[paper];
    if (!said) return [];
    const name = people.find(({ personId }) => personId === said.by)?.name ?? null;
    return { paper, isOwner: said.by === null, personName: name };
  });
