import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, PASSWORD, uniqueEmail, uniqueMobile } from '../../test/factories';

interface Sent {
  to: string;
  subject: string;
  text: string;
  code?: string;
}

/** What was last sent to an address or number. */
async function lastTo(to: string): Promise<Sent | undefined> {
  const { body } = await anonymous().get('/dev/outbox', { headers: { accept: 'application/json' } });
  return body.find((mail: Sent) => mail.to === to);
}

const inHindi = { 'accept-language': 'hi-IN,en;q=0.5' };
const inTamil = { 'accept-language': 'ta' };
const person = (email: string) => ({ email, password: PASSWORD, firstName: 'A', lastName: 'B' });
const register = (email: string, headers: Record<string, string>) =>
  anonymous().send('POST', '/api/auth/register', { json: person(email), headers });

describe('a code is worded in the language of the page that asked for it', () => {
  it('in the mail that confirms an address', async () => {
    const [hindi, other] = [uniqueEmail(), uniqueEmail()];
    await register(hindi, inHindi);
    await register(other, inTamil);
    const mail = await lastTo(hindi);
    expect(mail?.subject).toBe(`${mail?.code} आपका Chaabi कोड है`);
    expect(mail?.text).toMatch(/^आपका कोड \d{6} है।/);
    // The workspace has no Tamil.
    expect((await lastTo(other))?.subject).toMatch(/^\d{6} is your Chaabi code$/);
  });

  it('in what a known address gets, and in the mail for a new password', async () => {
    const { user } = await asSeller();
    const email = user.email ?? '';
    await register(email, inHindi);
    expect((await lastTo(email))?.subject).toBe('Chaabi पर आपका खाता पहले से है');
    await anonymous().send('POST', '/api/auth/forgot-password', { json: { email }, headers: inHindi });
    expect((await lastTo(email))?.subject).toMatch(/^\d{6}: Chaabi के नए पासवर्ड का कोड$/);
  });

  it('and in the text to a number, of somebody who is signed in too', async () => {
    const seller = await asSeller();
    const json = { phoneNumber: uniqueMobile(), countryCode: '+91' };
    await seller.send('POST', '/api/auth/send-otp', { json, headers: inHindi });
    const texted = /^\d{6} आपका Chaabi कोड है। यह 5 मिनट तक चलेगा।$/;
    expect((await lastTo(`+91${json.phoneNumber}`))?.subject).toMatch(texted);
    const email = uniqueMobile();
    await register(email, inHindi);
    expect((await lastTo(`+91${email}`))?.subject).toMatch(texted);
  });
});
