/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  Waiting: 'जवाब बाकी',
  Approved: 'मंज़ूर',
  Denied: 'मना किया',
  Revoked: 'अनुमति वापस ली',
  Approve: 'मंज़ूर करें',
  Deny: 'मना करें',
  Revoke: 'अनुमति वापस लें',
  '{waiting} waiting for your answer': 'आपका जवाब बाकी: {waiting}',
  'All answered': 'सबको जवाब दे दिया',
  '{decision} {requesterName}': '{requesterName}: {decision}',
} as const;
