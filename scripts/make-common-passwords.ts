import { writeFileSync } from 'node:fs';
import { COMMON_PASSWORDS_FILE, commonPasswordsModule } from './lib/common-passwords';

/** `npx tsx scripts/make-common-passwords.ts`, after the package with the list was brought up to date. */
writeFileSync(COMMON_PASSWORDS_FILE, commonPasswordsModule());
