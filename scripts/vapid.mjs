import { createECDH } from 'node:crypto';

/** Makes the key that push messages are signed with, for `npx wrangler secret put VAPID_PRIVATE_KEY --env production`. */
const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
console.log(ecdh.getPrivateKey().toString('base64url').padStart(43, 'A'));
