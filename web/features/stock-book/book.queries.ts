import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { BookDays, CorrectionInput, StampedNumbersInput } from '../../../schema/stock-book/input';
import type { Book } from '../../../schema/stock-book/kinds';
import { workspaceLanguage } from '../../i18n/current-language';
import { apiOf, read } from '../../lib/api';
import { readFile } from '../../lib/download-file';
import { tripsQuery } from './trips.queries';

/** A book of some days as a file, in the language of the workspace. */
export const bookFileMutation = mutationOptions({
  mutationFn: async ({ book, ...days }: BookDays & { book: Book }, { client }) => {
    const query = { book, ...days, lang: workspaceLanguage() };
    return readFile(await apiOf(client).stockBook.file.$get({ query }), `${book}-book.csv`);
  },
});

/** Both books of some days as a PDF, made on this device, in the language of the workspace. */
export const officerBookMutation = mutationOptions({
  mutationFn: async (days: BookDays, { client }) => {
    const query = { ...days, lang: workspaceLanguage() };
    const book = await read(apiOf(client).stockBook.officer.$get({ query }));
    const { makeOfficerBook } = await import('./make-officer-book');
    return makeOfficerBook(book, days);
  },
});

/** Whether the seals of some days still hold. */
export const checkSealsMutation = mutationOptions({
  mutationFn: (query: BookDays, { client }) => read(apiOf(client).stockBook.seals.$get({ query })),
});

/** Engine and chassis number of a vehicle. */
export const numbersQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['api', 'stock-book', 'numbers', vehicleId],
    queryFn: ({ client }) => read(apiOf(client).stockBook.vehicles[':id'].$get({ param: { id: vehicleId } })),
  });

export const saveNumbersMutation = mutationOptions({
  mutationFn: (
    { vehicleId, json }: { vehicleId: string; json: z.input<typeof StampedNumbersInput> },
    { client },
  ) => read(apiOf(client).stockBook.vehicles[':id'].$put({ param: { id: vehicleId }, json })),
  onSuccess: (numbers, _input, _result, { client }) =>
    client.setQueryData(numbersQuery(numbers.vehicleId).queryKey, numbers),
});

interface OfLine {
  id: string;
  vehicleId: string;
}

export const correctLineMutation = mutationOptions({
  mutationFn: ({ id, json }: OfLine & { json: z.input<typeof CorrectionInput> }, { client }) =>
    read(apiOf(client).stockBook.lines[':id'].corrections.$post({ param: { id }, json })),
  onSuccess: (_done, { vehicleId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: tripsQuery(vehicleId).queryKey }),
});

export const erasePersonMutation = mutationOptions({
  mutationFn: ({ id }: OfLine, { client }) =>
    read(apiOf(client).stockBook.lines[':id'].person.$delete({ param: { id } })),
  onSuccess: (_done, { vehicleId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: tripsQuery(vehicleId).queryKey }),
});
