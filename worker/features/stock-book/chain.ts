import { sha256 } from '../../platform/crypto';
import type { BookLine } from './book-lines.sql';
import { commitmentTo } from './book-lines.sql';

/** Where the chain of a day begins: after the root of the last sealed day, or of nothing. */
export const chainOf = (day: string, before: string): string => sha256(`${before}\n${day}`);

/**
 * The chain with one more line: over its public fields and the commitments to its personal ones, which are the same
 * after an erasure.
 */
export const linked = (chain: string, line: BookLine): string =>
  sha256(
    `${chain}\n${JSON.stringify([
      line.id,
      line.vehicleId,
      line.key,
      line.kind,
      line.aboutId,
      line.personId,
      line.happenedAt,
      line.createdAt,
      line.fields,
      line.commitments,
    ])}`,
  );

/** Whether what a line still says of persons is what it was committed to. */
export const isAsCommitted = ({ personal, commitments }: BookLine): boolean =>
  Object.entries(personal).every(
    ([name, field]) => commitmentTo(field) === commitments[name as keyof typeof commitments],
  );
