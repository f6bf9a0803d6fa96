// Without imports, because forms in the browser load it.

/**
 * Problems of fields by code, where the kind is not specific enough. Buyers read them in their
 * language.
 */
export const PROBLEMS = {
  required: 'Required',
  name_required: 'Name is required',
  mobile_required: 'Mobile number is required',
  mobile_too_short: 'Mobile number must be at least 10 digits',
  mobile_too_long: 'Mobile number cannot exceed 15 digits',
  mobile_characters: 'Mobile number must contain only numbers and optional + prefix',
  mobile_not_indian: 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9',
  price_required: 'Price is required',
  offer_required: 'Offer price is required',
  price_invalid: 'Please enter a valid price',
  offer_too_low: 'Offer price must be at least 1',
  reason_required: 'Choose what is wrong',
  visit_day: 'Choose a day within the next 14 days',
  visit_part: 'Choose a time of day',
  visit_over: 'That time has passed. Choose a later one.',
} as const;

/** Refusals that are also translated for buyers. */
export const BUYER_REFUSALS = {
  own_listing: 'This is your own listing',
  vehicle_not_found: 'Vehicle not found',
  vehicle_removed: 'This vehicle has been removed by its seller',
  vehicle_sold: 'This vehicle has been sold and is no longer available.',
  too_many_offers: 'You have already made several offers on this vehicle. Please try again later.',
} as const;
