import type { TestProject } from 'vitest/node';
import { makePhonePhoto } from '../../web/e2e/support/photo';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A JPEG as a phone stores it, sideways and with a location, in base64. Upright it is red on top, green
     * at the bottom.
     */
    phonePhoto: string;
  }
}

/** Draws in Node what workerd has no encoder for, so that the repository needs no picture files. */
export async function setup(project: TestProject) {
  const photo = await makePhonePhoto({ width: 2400, height: 1800, orientation: 6 });
  project.provide('phonePhoto', photo.toString('base64'));
}
