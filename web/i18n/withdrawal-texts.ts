import { enWithdrawal } from './en-withdrawal';

/** As useTexts, for the private page. */
export const useWithdrawalTexts = () => enWithdrawal;
