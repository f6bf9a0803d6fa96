// Apart from the other problems, which the workspace loads first.

/** Problems of fields that only buyers fill in, with their texts in web/i18n/tools. */
export const BUYER_PROBLEMS = {
  emi_down: 'The down payment must be less than the price',
  emi_rate: 'Enter the yearly rate in percent, from 0 to 60',
  emi_months: 'Enter whole months, from 1 to 120',
  visit_closed: 'The seller is closed on that day. Choose another one.',
  exchange_model: 'Say which vehicle you give in exchange',
  exchange_year: 'Enter its year in four digits, this year or earlier',
  exchange_kms: 'Enter the kilometres in figures',
  similar_agreed: 'Tick the box, so that the seller may keep your number',
  alert_price: 'Choose a price below today’s, or write one',
  exchange_owners: 'Enter from 1 to 9 owners',
  counter_digits: 'Enter the last 4 digits of the number you gave',
  counter_high: 'That is more than the seller asks: accept the price instead',
  counter_wrong: 'These are not the last digits of the number that was given',
  grievance_kind: 'Choose what it is about',
  grievance_details: 'Say what happened',
  grievance_contact: 'Enter an email address, or leave it empty',
  watch_by: 'Say who you are',
  watch_number: 'Enter the application number: 4 to 24 letters and figures',
  watch_seen: 'Choose the day, from the sale up to today',
  slip_kms: 'Enter the km on the odometer, not fewer than when it went out',
} as const;
