import type { QueryClient } from '@tanstack/react-query';
import type { BrowserIssueInput } from '../../../schema/issues/input';
import { apiOf, read } from '../../lib/api';

export const reportIssue = (client: QueryClient, json: BrowserIssueInput) =>
  read(apiOf(client).issues.index.$post({ json }));
