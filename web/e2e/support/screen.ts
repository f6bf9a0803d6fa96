import type { Page } from '@playwright/test';
import type { OwnVehicleDto } from '../../../schema/vehicles/output.ts';

/** A screen as a person sees it; a row of all-screens.ts. */
export interface Screen {
  name: string;
  /** The demo dealer, or an operator. */
  signedIn?: boolean | 'admin';
  /**
   * Repeated items from one template, or the page behind a dialog, which has its own row; axe checks the
   * rest.
   */
  alike?: string;
  open: (page: Page, vehicles: OwnVehicleDto[]) => Promise<unknown>;
}

export const at = (path: string) => (page: Page) => page.goto(path);
