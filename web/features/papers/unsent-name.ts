/** Where the device stores papers that the server does not have; apart, because every page looks there. */
export const UNSENT_PAPERS = 'unsent-papers';
