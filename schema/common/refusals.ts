import { ACCOUNT_MESSAGES } from '../account/input';
import { OPERATOR_REFUSALS } from '../admin/refusals';
import { PRO_REFUSALS } from '../billing/pro-refusals';
import { COUNTER_REFUSALS } from '../counters/refusals';
import { LEAD_CONFLICTS } from '../leads/refusals';
import { LIMIT_REFUSALS } from '../limits/refusals';
import { UPLOAD_MESSAGES, UPLOAD_REFUSALS } from '../media/input';
import { MONEY_REFUSALS } from '../money/refusals';
import { PAPER_REFUSALS } from '../papers/refusals';
import { PHONE_MESSAGES } from '../phone/input';
import { USERNAME_MESSAGES } from '../profile/usernames';
import { STAFF_REFUSALS } from '../staff/refusals';
import { STOCK_TAKE_REFUSALS } from '../stock-takes/refusals';
import { BRAND } from './brand';
import { BUYER_PROBLEMS } from './buyer-problems';
import type { ErrorKind } from './error-kinds';
import { BUYER_REFUSALS, PROBLEMS } from './problem-texts';

/**
 * Every refusal of the API by kind and code. Programs and translations use the code and the values; the
 * English text has the values in braces.
 */
const BY_KIND = {
  bad_request: {
    form_unreadable: 'The form could not be read',
    request_interrupted: 'The request was interrupted',
    signature_invalid: 'The signature is not valid',
    not_a_delivery_report: 'Not a delivery report',
    own_vehicle: 'You cannot republish your own vehicle',
    own_listing: BUYER_REFUSALS.own_listing,
    bad_request: 'Bad request',
  },
  bad_origin: {
    open_from_our_pages: 'Open this from our own pages',
    foreign_origin: 'This request did not come from our own pages',
  },
  conflict: {
    republished_already: 'You have already republished this vehicle',
    payment_not_paid: 'Only a paid payment can be refunded',
    ...LEAD_CONFLICTS,
    ...STAFF_REFUSALS.conflict,
    ...MONEY_REFUSALS.conflict,
    ...STOCK_TAKE_REFUSALS.conflict,
    ...COUNTER_REFUSALS.conflict,
    ...PAPER_REFUSALS.conflict,
    ...OPERATOR_REFUSALS.conflict,
    vehicle_not_sold: 'Only a sold vehicle can be listed again',
    hidden_by_operators: 'Chaabi has hidden this vehicle. It cannot be listed again.',
    enquiry_withdrawn: 'The buyer has withdrawn this request',
    rc_private: 'The owner keeps this certificate private',
    channel_needs_pro: 'Messages to your number are part of the Pro plan',
    channel_not_offered: 'This is not available yet',
    listing_changed: 'This listing has changed. Please open it again.',
    payment_refunded: 'This payment has already been refunded',
    vehicle_changed: 'This vehicle has just changed. Please try again.',
    mobile_unverified: 'Verify your mobile number first',
    email_missing: 'Add your email address first',
    notifications_not_allowed: 'Allow notifications first',
    no_push_device: 'No device receives push messages yet',
    request_decided: 'This request is already {status}',
    too_many_at_once: 'At most {limit} vehicles at once. Change the rest in a second step.',
    price_not_possible: 'This price would not be possible',
    other_currency: 'This price is in another currency',
    bulk_not_undoable: 'This can be undone for {minutes} minutes',
    contact_exists: 'This number is already in your contacts',
    gift_code_exists: 'A gift code with this name already exists',
    too_many_drafts: 'You already have {limit} drafts. Please delete one first.',
    sale_final: 'A sale can be undone for {minutes} minutes. Use “Relist as new” instead.',
    offered_since: 'A buyer has made an offer since. It stays as it is.',
    listed_again: 'You have listed this vehicle again. Delete that listing first.',
    no_room_for_undo:
      'You have listed another vehicle since, and your plan has room for {limit}. Mark one as sold, or upgrade, to undo this sale.',
    rival_payment: 'Another payment was started at the same time. Please try again.',
    username_set_once: USERNAME_MESSAGES.setOnce,
    username_taken: USERNAME_MESSAGES.taken,
    last_operator: ACCOUNT_MESSAGES.lastOperator,
    email_given: ACCOUNT_MESSAGES.emailGiven,
    payment_on_its_way: 'Your last payment is still being processed. Please wait a moment.',
    payment_being_checked:
      'Your last payment is being looked for on our bank statement. You can buy again once it has been found.',
    utr_used: `This UPI reference has been used before. If the payment is yours, write to ${BRAND.supportEmail}.`,
    too_many_claims: 'This UPI reference can no longer be changed. Please contact support.',
    utr_named:
      'You have already named UTR {utr} for this order. If it is wrong, correct it under Payments, on the page with the plans.',
    claim_decided: 'Somebody has decided about this payment before',
    utr_of_other: 'Another order has this reference. Refuse that one first.',
    order_too_old:
      'This order is older than 7 days. Send support its amount, its date and the UPI reference.',
    claim_refused: 'Our team has refused this payment. Please contact support.',
    row_taken: 'This row of the statement has been dealt with',
    payment_ended: 'This payment has been cancelled. Please try again.',
    payment_arrived: 'Your last payment has arrived and your plan is active. Check it before you buy again.',
    higher_plan_runs: 'Your {current} plan is still active. You can buy {plan} once it ends.',
    plan_without_end: 'Your {plan} plan does not expire',
    plan_not_activated: 'Payment succeeded but subscription activation failed. Please contact support.',
  },
  email_unverified: {
    email_unverified: 'Confirm your email first: we have sent you a code.',
    number_unconfirmed: 'Confirm your number first: we have sent you a code.',
  },
  locked: STAFF_REFUSALS.locked,
  forbidden: {
    ...STAFF_REFUSALS.forbidden,
    not_an_operator: "You don't have admin access",
    operator_not_suspendable: 'Operators cannot be suspended',
    republishing_not_allowed: 'The owner does not allow you to republish this vehicle',
    only_https: 'This address requires HTTPS.',
    sign_in_again: ACCOUNT_MESSAGES.signInAgain,
    no_password: ACCOUNT_MESSAGES.noPassword,
    reset_needs_email:
      'We cannot send codes to mobile numbers. Use the email address of your account, or ask us for help.',
    reset_unconfirmed:
      'No account has confirmed this number. Use the email address of your account, or ask us for help.',
    reset_too_old:
      'This number was last confirmed more than a year ago. Use the email address of your account, or ask us for help.',
  },
  gone: {
    page_ended: 'This page has ended',
    vehicle_removed: BUYER_REFUSALS.vehicle_removed,
    vehicle_not_offered: 'This seller no longer offers this vehicle',
  },
  invalid: {
    refund_reference_missing: 'Enter the bank reference of the refund',
    refund_reference_own: 'This is the UTR of the payment itself. Enter the reference of the refund.',
    ...PROBLEMS,
    visit_closed: BUYER_PROBLEMS.visit_closed,
    alert_price: BUYER_PROBLEMS.alert_price,
    not_valid: 'Not valid',
    idempotency_key_invalid: 'Invalid idempotency key',
    gift_code_invalid: 'The gift code is invalid or expired.',
    gift_code_other_plan: 'This gift code is for another plan or duration.',
    setting_fixed: 'This cannot be changed',
    plan_not_sold: 'This plan is not sold in this currency',
    way_not_offered: 'This way to pay is not offered here',
    use_the_button: 'Use the button on the page',
    upload_images_again: 'Please upload the images again.',
    upload_image_again: 'Please upload the image again.',
    follow_up_past: 'Choose today or a later date',
    day_past: 'Choose today or a later day',
    password_easy: 'This password is too easy to guess. Please choose another.',
    password_leaked: 'This password is in a public list of leaked passwords. Please choose another.',
    otp_wrong: PHONE_MESSAGES.wrongOtp,
    country_not_served: PHONE_MESSAGES.otherCountry,
    year_too_late: 'Year must be {latest} or earlier',
    ...STAFF_REFUSALS.invalid,
    ...MONEY_REFUSALS.invalid,
    ...COUNTER_REFUSALS.invalid,
    ...PAPER_REFUSALS.invalid,
    password_wrong: ACCOUNT_MESSAGES.wrongPassword,
    number_unknown: 'No account has confirmed this number. Create one, or sign in with your password.',
    number_needs_password:
      'It is more than a year since this number was last confirmed. Enter the password of its account too.',
    password_needed: ACCOUNT_MESSAGES.passwordNeeded,
    email_other: ACCOUNT_MESSAGES.otherEmail,
    ...UPLOAD_REFUSALS,
  },
  not_found: {
    not_found: 'Not found',
    choose_username: 'Choose a username first',
    code_not_found: 'Code not found',
    code_or_vehicle_not_found: 'Code or vehicle not found',
    ...STAFF_REFUSALS.not_found,
    ...MONEY_REFUSALS.not_found,
    ...STOCK_TAKE_REFUSALS.not_found,
    ...COUNTER_REFUSALS.not_found,
    ...PAPER_REFUSALS.not_found,
    ...OPERATOR_REFUSALS.not_found,
    contact_not_found: 'Contact not found',
    draft_not_found: 'Draft not found',
    lead_not_found: 'Lead not found',
    want_not_found: 'This buyer is no longer waiting',
    text_not_found: 'This text has been deleted',
    no_sign_in_provider: 'No sign-in provider is configured',
    no_such_payment: 'No such payment',
    payment_not_found: 'Payment not found',
    profile_not_found: 'Profile Not Found',
    republished_not_found: 'Republished page not found',
    request_not_found: 'Request not found',
    invoice_not_found: 'There is no invoice for this payment',
    nothing_to_request: 'There is nothing to request',
    code_not_in_use: 'This code is not in use',
    device_without_push: 'This device does not receive push messages',
    device_signed_out: 'This device is already signed out',
    rc_not_found: 'This vehicle has no certificate to request',
    user_not_found: 'User not found',
    vehicle_not_found: BUYER_REFUSALS.vehicle_not_found,
  },
  pro_required: PRO_REFUSALS,
  limit_reached: LIMIT_REFUSALS,
  rate_limited: {
    ...STAFF_REFUSALS.rate_limited,
    too_many_tabs: 'Too many open tabs',
    too_many_requests: 'Too many requests. Please wait a moment.',
    too_many_offers: BUYER_REFUSALS.too_many_offers,
    too_many_tries: 'Too many attempts. Please try again in {wait}.',
    too_many_gift_codes: 'Too many wrong gift codes. Please try again in {wait}.',
    otp_too_soon: 'Please wait {wait} before asking for another OTP.',
    otp_used_up: PHONE_MESSAGES.usedUp,
  },
  request_timeout: { request_timeout: 'The request did not arrive in time. Please try again.' },
  too_large: {
    too_large: 'The request is too large',
    upload_too_large: 'Image upload failed. Please try with smaller images or fewer files.',
    rc_upload_too_large: UPLOAD_MESSAGES.rcTooLarge,
    profile_upload_too_large: UPLOAD_MESSAGES.profileImageTooLarge,
  },
  sold: {
    sale_not_revertible: 'Cannot revert from sold',
    vehicle_sold: BUYER_REFUSALS.vehicle_sold,
  },
  unauthorized: {
    sign_in_failed: 'Invalid email or password',
    number_sign_in_failed: 'Invalid mobile number or password',
    email_unconfirmed: 'The provider has not confirmed your email address',
    account_suspended: 'This account is suspended',
    sign_in_expired: 'This sign-in has expired. Please start again.',
    unauthorized: 'Unauthorized',
  },
  unavailable: {
    currently_unavailable: 'Currently not available',
    payment_not_created: 'Failed to create payment. Please try again.',
    payments_unavailable: 'Payments are not available right now',
    try_again: 'Please try again in a moment.',
    provider_missing: 'The provider of this payment is not configured',
    refund_waits: 'The refund has not been accepted yet. We will retry it automatically.',
    read_only: 'Chaabi is being repaired and cannot save anything right now. Please try again in an hour.',
    too_slow: 'This is taking too long. Please try again.',
    overloaded: 'Too many people are using this right now. Please try again in a moment.',
    page_waits: 'Your page will be ready in a few minutes. There is no need to republish it.',
    sign_in_overloaded: 'Too many people are signing in right now. Please try again.',
    photos_overloaded: 'Too many photos are being uploaded right now. Please try again.',
    previews_overloaded: 'Too many previews are being made right now. Please try again.',
    otp_not_sent: PHONE_MESSAGES.sendFailed,
    not_configured: 'The service is not configured',
    unavailable: 'Something went wrong on our side. Please try again.',
  },
  unsupported_media: { json_only: 'Send JSON, as application/json' },
  upgrade_required: { websockets_only: 'This address accepts WebSockets only' },
  internal: { internal: 'Something went wrong on our side. Please try again.' },
} as const satisfies Partial<Record<ErrorKind, Record<string, string>>>;

type ByKind = typeof BY_KIND;
export type RefusalCode = { [Kind in keyof ByKind]: keyof ByKind[Kind] }[keyof ByKind];

/** The kind and the English text of each code. */
export const REFUSALS = Object.fromEntries(
  Object.entries(BY_KIND).flatMap(([kind, texts]) =>
    Object.entries(texts).map(([code, text]) => [code, { kind, text }]),
  ),
) as Record<RefusalCode, { kind: ErrorKind; text: string }>;

export const REFUSAL_CODES = Object.keys(REFUSALS) as [RefusalCode];
