/** A provider refused a message; it may be retried unless the refusal is final. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';

  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 8_000;

interface Call {
  headers: Record<string, string>;
  body: BodyInit;
}

/**
 * Posts to a provider and returns its response, whatever its status. Throws if none arrives within 8 seconds.
 */
export const callProvider = async (url: string, { headers, body }: Call): Promise<Response> =>
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/**
 * Throws unless a response is a success: ProviderRefusal if the provider reported that it did nothing (final
 * if the message is at fault), any other error if it may have done something.
 */
export function checkTaken(provider: string, { ok, status }: Response): void {
  if (ok) return;
  const text = `${provider} answered ${status}`;
  if (status === 429) throw new ProviderRefusal(text);
  if (status >= 400 && status < 500) throw new ProviderRefusal(text, true);
  throw new Error(text);
}
