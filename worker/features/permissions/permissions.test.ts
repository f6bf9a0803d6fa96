import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONSENTS } from '../../../schema/common/consents';
import { consentTexts, permissionGrants } from '../../../schema/directory';
import { DEFAULT_PERMISSIONS, SKIPPED_PERMISSIONS } from '../../../schema/permissions/input';
import { CONSENT_TEXTS, permissionsConsent } from '../../../schema/permissions/words';
import { hindi as hindiOfChannels } from '../../../web/features/channels/words.hi';
import { hindi as hindiOfLeads } from '../../../web/features/leads/words.hi';
import { hindi as hindiOfPermissions } from '../../../web/features/permissions/words.hi';
import { hindi as hindiOfWants } from '../../../web/features/wants/words.hi';
import { hindi as commonWords } from '../../../web/i18n/common-words.hi';
import { everything } from '../../test/everything';
import { anonymous, asSeller, db } from '../../test/factories';

/** What the workspace shows in Hindi, by the English text. */
const permissionWords: Readonly<Record<string, string>> = { ...commonWords, ...hindiOfPermissions };
const channelWords: Readonly<Record<string, string>> = hindiOfChannels;

const PATH = '/api/auth/user/permissions';

describe('a person’s permissions', () => {
  it('are none until they are asked, and then stored', async () => {
    const seller = await asSeller();
    expect((await seller.get(PATH)).body).toEqual({});
    expect((await seller.get('/api/auth/user')).body).toMatchObject({
      permissions: null,
      permissionsGrantedAt: null,
    });
    expect((await seller.post(PATH, DEFAULT_PERMISSIONS)).body).toEqual(DEFAULT_PERMISSIONS);
    expect((await seller.get(PATH)).body).toEqual(DEFAULT_PERMISSIONS);
    const { body } = await seller.get('/api/auth/user');
    expect(body.permissions).toEqual(DEFAULT_PERMISSIONS);
    expect(Date.parse(body.permissionsGrantedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('are stored each time, with the consent text', async () => {
    const seller = await asSeller();
    await seller.post(PATH, DEFAULT_PERMISSIONS);
    await seller.post(PATH, SKIPPED_PERMISSIONS);
    await seller.post(PATH, SKIPPED_PERMISSIONS);
    const said = await db
      .select({ permissions: permissionGrants.permissions, words: consentTexts.text })
      .from(permissionGrants)
      .innerJoin(consentTexts, eq(consentTexts.version, permissionGrants.consentVersion))
      .where(eq(permissionGrants.userId, seller.user.id))
      .orderBy(permissionGrants.id);
    const words = CONSENT_TEXTS[CONSENTS.permissions.version.en]?.text;
    expect(said).toEqual([
      { permissions: DEFAULT_PERMISSIONS, words },
      { permissions: SKIPPED_PERMISSIONS, words },
    ]);
  });

  it('have consent texts that are stored as shown', async () => {
    const kept = await db.select().from(consentTexts);
    for (const [version, { purpose, text }] of Object.entries(CONSENT_TEXTS)) {
      expect(kept).toContainEqual(expect.objectContaining({ version, purpose, text }));
    }
    const { permissions, numberMessages, writtenLead, waiting } = CONSENTS;
    const inHindi = [
      { version: permissions.version.hi, text: permissionsConsent((text) => permissionWords[text] ?? text) },
      { version: numberMessages.version.hi, text: channelWords[numberMessages.text] },
      { version: writtenLead.version.hi, text: hindiOfLeads[writtenLead.text] },
      { version: waiting.version.hi, text: hindiOfWants[waiting.text] },
    ];
    for (const { version, text } of inHindi) {
      expect(kept).toContainEqual(expect.objectContaining({ version, text }));
    }
    await expect(everything.exec("update consent_texts set text = ''")).rejects.toThrow('append-only');
    await expect(everything.exec('delete from consent_texts')).rejects.toThrow('append-only');
  });

  it('are stored with the consent in the language in which it was read', async () => {
    const seller = await asSeller();
    const send = (headers: Record<string, string>) =>
      seller.send('POST', PATH, { json: SKIPPED_PERMISSIONS, headers });
    await send({ 'accept-language': 'hi' });
    await send({ 'accept-language': 'en' });
    const kept = await db
      .select({ version: permissionGrants.consentVersion })
      .from(permissionGrants)
      .where(eq(permissionGrants.userId, seller.user.id))
      .orderBy(permissionGrants.id);
    expect(kept.map(({ version }) => version)).toEqual([
      CONSENTS.permissions.version.hi,
      CONSENTS.permissions.version.en,
    ]);
  });

  it('always include storage and network', async () => {
    const seller = await asSeller();
    const sent = { ...SKIPPED_PERMISSIONS, storage: false, network: false };
    expect((await seller.post(PATH, sent)).body).toEqual(SKIPPED_PERMISSIONS);
  });

  it('are sent as a whole and contain nothing else', async () => {
    const seller = await asSeller();
    const { camera: _camera, ...partial } = DEFAULT_PERMISSIONS;
    for (const wrong of [
      partial,
      { ...DEFAULT_PERMISSIONS, admin: true },
      { ...partial, camera: 'yes' },
      [],
      {},
    ]) {
      expect((await seller.post(PATH, wrong)).status).toBe(400);
    }
    expect((await seller.get(PATH)).body).toEqual({});
    expect((await anonymous().get(PATH)).status).toBe(401);
    expect((await anonymous().post(PATH, DEFAULT_PERMISSIONS)).status).toBe(401);
  });
});
