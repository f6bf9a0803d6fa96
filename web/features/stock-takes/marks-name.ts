/** What the device keeps of finds that are not sent. */
export const STOCK_MARKS = 'stock-marks';
