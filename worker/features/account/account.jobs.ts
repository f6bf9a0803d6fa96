import type { Jobs } from '../feature';
import { eraseAccounts } from './erase-account';

export const accountJobs = { eraseAccounts } satisfies Jobs;
