import type { Page } from '@playwright/test';
import type { OwnVehicleDto } from '../../../schema/vehicles/output.ts';

/** A screen as a person sees it: one row of accessibility.spec.ts. */
export interface Screen {
  name: string;
  /** As the demo dealer, or as an operator. */
  signedIn?: boolean | 'admin';
  /** Repeated items from one template, or the page behind a dialog, which has a separate row: axe checks the rest. */
  alike?: string;
  open: (page: Page, vehicles: OwnVehicleDto[]) => Promise<unknown>;
}

export const at = (path: string) => (page: Page) => page.goto(path);
