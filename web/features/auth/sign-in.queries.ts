import type { MutationFunctionContext } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

export const postLogOut = ({ client }: Pick<MutationFunctionContext, 'client'>) =>
  read(apiOf(client).login.logout.$post());
