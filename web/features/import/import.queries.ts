import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ImportDraftsInput } from '../../../schema/drafts/input';
import { apiOf, read } from '../../lib/api';
import { draftsQuery } from '../drafts/drafts.queries';

/** Stores the drafts of a list, all or none. */
export const importDraftsMutation = mutationOptions({
  mutationFn: (json: z.input<typeof ImportDraftsInput>, { client }) =>
    read(apiOf(client).drafts.imports.$post({ json })),
  onSettled: (_data, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: draftsQuery.queryKey }),
});

/** Deletes a list's drafts that were not changed since. */
export const undoImportMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).drafts.imports[':id'].$delete({ param: { id } })),
  onSettled: (_data, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: draftsQuery.queryKey }),
});
