import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  AddEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  EraseAccountInput,
  ExportInput,
  LanguageInput,
} from '../../../schema/account/input';
import { apiOf, read } from '../../lib/api';
import { readFile } from '../../lib/download-file';
import { currentUserQuery } from '../auth/auth.queries';

/**
 * What the account has, and how its person can prove who they are. Fetched each time, because it changes
 * without a mutation.
 */
export const accountDataQuery = queryOptions({
  queryKey: ['api', 'account'],
  queryFn: ({ client }) => read(apiOf(client).account.index.$get()),
  staleTime: 0,
  gcTime: 0,
});

/** All of the person's data, as a file. */
export const exportDataMutation = mutationOptions({
  mutationFn: async (json: ExportInput, { client }) =>
    readFile(await apiOf(client).account.export.$post({ json }), `my-data.${json.format}`),
});

/** Deletes the account permanently, and ends the session. */
export const eraseAccountMutation = mutationOptions({
  mutationFn: (json: EraseAccountInput, { client }) => read(apiOf(client).account.erase.$post({ json })),
});

/** Keeps the language in the account, for other devices and for what is sent. */
export const saveLanguageMutation = mutationOptions({
  mutationFn: (json: LanguageInput, { client }) => read(apiOf(client).account.language.$put({ json })),
});

/** Mails a code to the address that the account is to have. */
export const addEmailMutation = mutationOptions({
  mutationFn: (json: AddEmailInput, { client }) => read(apiOf(client).account.email.$post({ json })),
});

/** Gives the account its address. */
export const confirmEmailMutation = mutationOptions({
  mutationFn: (json: ConfirmEmailInput, { client }) =>
    read(apiOf(client).account.email.confirm.$post({ json })),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries(currentUserQuery),
});

/** Changes the password; only this device stays signed in. */
export const changePasswordMutation = mutationOptions({
  mutationFn: (json: ChangePasswordInput, { client }) => read(apiOf(client).account.password.$post({ json })),
});
