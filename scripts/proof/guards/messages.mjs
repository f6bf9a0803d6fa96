const at = (file) => `worker/features/${file}`;
const DELIVERY = [at('messages/delivery.test.ts')];
const REPORTS = [at('messages/delivery-reports.test.ts')];
const CHANNELS = [at('channels/channels.test.ts')];
const OFFERS = [at('messages/offer-messages.test.ts')];

/** Messages: once at most, to the right person, and only what that person may see and wants. */
export const MESSAGES = [
  {
    name: 'a message whose request ended without sending it is found by the job',
    file: at('messages/messages.service.ts'),
    find: 'await queries.makeFreshDue(db, ctx.clock.now());',
    replace: '',
    tests: DELIVERY,
  },
  {
    name: 'a text message that may have left is not sent again',
    file: at('messages/messages.service.ts'),
    find: 'throw adapter.atMostOnce && !(error instanceof NotTaken) ? new MayHaveLeft(error) : error;',
    replace: 'throw error;',
    tests: DELIVERY,
  },
  {
    name: 'a text message is marked before it is handed over',
    file: at('messages/messages.service.ts'),
    find: 'if (!(await queries.begin(db, message))) return;',
    replace: '',
    tests: ['worker/proof/message-kills.test.ts'],
  },
  {
    name: 'a person is texted twenty times a day at most',
    file: at('messages/messages.service.ts'),
    find: 'if (await isTextedEnough(ctx, db, message)) return void (await drop());',
    replace: '',
    tests: DELIVERY,
  },
  {
    name: 'what bounces stops',
    file: at('messages/recipient-rules.ts'),
    find: "return stopped === null ? null : 'stopped';",
    replace: "return stopped === '' ? 'stopped' : null;",
    tests: REPORTS,
  },
  {
    name: 'a number is texted only once it is verified',
    file: at('messages/recipients.queries.ts'),
    find: 'iif(${sellers.phoneVerified}, ${sellers.mobileNumber}, null)',
    replace: '${sellers.mobileNumber}',
    tests: DELIVERY,
  },
  {
    name: 'text messages are part of the Pro plan when they leave',
    file: at('messages/recipient-rules.ts'),
    find: "if (isNumberChannel(channel) && plan !== 'pro') return 'pro';",
    replace: '',
    tests: DELIVERY,
  },
  {
    name: 'an opt-in is part of the Pro plan',
    file: at('channels/channels.service.ts'),
    find: "if (subscriptionPlan !== 'pro') {",
    replace: "if (subscriptionPlan === 'growth') {",
    tests: CHANNELS,
  },
  {
    name: 'push goes to push services alone',
    file: 'schema/channels/input.ts',
    find: ".refine(isPushEndpoint, { message: 'This browser’s push service is not known' })",
    replace: '',
    tests: CHANNELS,
  },
  {
    name: 'a push device ends with its session',
    file: 'worker/features/auth/session.queries.ts',
    find: '.where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expire, now)))',
    replace: '.where(eq(sessions.userId, userId))',
    tests: DELIVERY,
  },
  {
    name: 'a push device is removed by its owner alone',
    file: at('channels/devices.queries.ts'),
    find: 'and(eq(pushDevices.id, id), eq(pushDevices.userId, userId))',
    replace: 'and(eq(pushDevices.id, id), userId ? undefined : eq(pushDevices.userId, userId))',
    tests: CHANNELS,
  },
  {
    name: 'a removed push device stays removed',
    file: at('channels/devices.queries.ts'),
    find: 'or ${!isRenewal}) and (',
    replace: 'or ${!isRenewal} or true) and (',
    tests: CHANNELS,
  },
  {
    name: 'an unsubscribe link has its own key',
    file: at('messages/unsubscribe.ts'),
    find: '(secret) => secret && sameSecret(link.key, keyOf(secret, link))',
    replace: '(secret) => secret && link.key.length === KEY_LENGTH',
    tests: CHANNELS,
  },
  {
    name: 'a report of the mail provider is signed',
    file: at('messages/delivery.service.ts'),
    find: 'if (!secret || !isSignedBySvix(secret, body, headers, ctx.clock.now())) throw refuse',
    replace:
      'if (!secret || (false && !isSignedBySvix(secret, body, headers, ctx.clock.now()))) throw refuse',
    tests: REPORTS,
  },
  {
    name: 'a signed report is no older than five minutes',
    file: 'worker/platform/webhook-signatures.ts',
    find: 'if (Math.abs(now - Number(time) * 1000) > TOLERANCE_MS) return false;',
    replace: 'if (Math.abs(now - Number(time) * 1000) > 100 * TOLERANCE_MS) return false;',
    tests: REPORTS,
  },
  {
    name: 'what may have arrived is not sent again by operators',
    file: at('messages/admin-messages.queries.ts'),
    find: "user_id is not null and (outcome = 'given_up' or outcome = 'bounced')",
    replace: 'user_id is not null and outcome is not null',
    tests: REPORTS,
  },
  {
    name: 'messages of offers follow the choice of the seller',
    file: at('messages/messages.guards.ts'),
    find: "from ${event} where ${wants('offer', sql`e.kind`, 'mail')} on conflict",
    replace: 'from ${event} where true on conflict',
    tests: OFFERS,
  },
  {
    name: 'a masked buyer is masked in messages',
    file: at('leads/lead.messages.ts'),
    find: 'return toLeadDto(row, isMasked(row, {',
    replace: 'return toLeadDto(row, false && isMasked(row, {',
    tests: OFFERS,
  },
  {
    name: 'offers within ten minutes form one mail',
    file: at('messages/messages.guards.ts'),
    find: 'and m.created_at > e.created_at - ${OFFER_MAIL_MS}\n',
    replace: 'and m.created_at > e.created_at\n',
    tests: OFFERS,
  },
  {
    name: 'a security mail needs a session that was opened',
    file: at('auth/auth.queries.ts'),
    find: 'after: [storeSecurityMail(mail, accountOf(email), sql`where ${isReplaced}`)],',
    replace: 'after: [],',
    tests: [at('messages/security-messages.test.ts')],
  },
];
