import { expect } from '@playwright/test';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { formOf } from './form.ts';
import { LEAD_SCREENS } from './lead-screens.ts';
import { PRIVACY_SCREENS } from './privacy-screens.ts';
import { at, type Screen } from './screen.ts';
import { SIGN_IN_SCREENS } from './sign-in-screens.ts';
import { STAFF_SCREENS } from './staff-screens.ts';
import { STOCK_SCREENS } from './stock-screens.ts';
import { WAY_IN_SCREENS } from './way-in-screens.ts';

/** Every screen, as visitors, the demo dealer and operators see them. */
export const ALL_SCREENS: Screen[] = [
  { name: 'landing', open: at('/') },
  { name: 'guide', open: at('/guide') },
  { name: 'privacy', open: at('/privacy') },
  { name: 'plans', open: at('/subscription') },
  { name: 'status', open: at('/health') },
  { name: 'not found', open: at('/no/such/page') },
  { name: 'vehicle', open: (page, [vehicle]) => page.goto(`/vehicle/${vehicle?.id}`) },
  { name: 'all photos', open: (page, [vehicle]) => page.goto(`/vehicle/${vehicle?.id}/photos`) },
  { name: 'visit', open: (page, [vehicle]) => page.goto(`/vehicle/${vehicle?.id}/visit`) },
  {
    name: 'similar ones',
    open: (page, [vehicle]) => page.goto(`/vehicle/${vehicle?.id}/similar`),
  },
  { name: 'alert', open: (page, [vehicle]) => page.goto(`/vehicle/${vehicle?.id}/alert`) },
  {
    name: 'emi',
    open: (page, [vehicle]) => page.goto(`/vehicle/${vehicle?.id}/emi?price=475000&rate=12&months=36`),
  },
  { name: 'papers', open: (page, [vehicle]) => page.goto(`/vehicle/${vehicle?.id}/papers`) },
  { name: 'saved', open: at('/saved') },
  { name: 'consent', open: at('/consent') },
  { name: 'profile', open: at('/sharma-motors') },
  { name: 'paper of an unknown code', open: at('/d/unknown') },
  { name: 'RC watch of an old link', open: at(`/rc/${'2'.repeat(22)}`) },
  { name: 'slip of no trip', open: at('/trip/none/none') },
  { name: 'filtered profile', open: at('/sharma-motors?fuel=Diesel&sort=cheapest') },
  { name: 'unknown profile', open: at('/nobody-here') },
  { name: 'profile page', signedIn: true, open: at('/dashboard/profile') },
  { name: 'profile settings', signedIn: true, open: at('/dashboard/profile?section=settings') },
  { name: 'profile share', signedIn: true, open: at('/dashboard/profile?section=share') },
  { name: 'republished', signedIn: true, open: at('/dashboard/republished') },
  { name: 'dashboard', signedIn: true, open: at('/dashboard') },
  { name: 'listings', signedIn: true, open: at('/dashboard/listings') },
  {
    name: 'find anything',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find anything' }).fill('swift');
      await expect(page.getByRole('group', { name: 'Vehicles' })).toBeVisible();
    },
  },
  {
    name: 'vehicle page of the seller',
    signedIn: true,
    open: (page, [vehicle]) => page.goto(`/dashboard/listings/${vehicle?.id}`),
  },
  {
    name: 'checklist for the RC',
    signedIn: true,
    alike: 'main',
    open: async (page, [vehicle]) => {
      await page.goto(`/dashboard/listings/${vehicle?.id}`);
      await page.getByRole('button', { name: 'Show the checklist' }).click();
    },
  },
  { name: 'figures', signedIn: true, open: at('/dashboard/figures') },
  { name: 'leads', signedIn: true, open: at('/dashboard/leads') },
  {
    name: 'notifications',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  { name: 'contacts', signedIn: true, open: at('/dashboard/contacts') },
  { name: 'posters', signedIn: true, open: at('/dashboard/print') },
  { name: 'stickers', signedIn: true, open: at('/dashboard/print?section=stickers') },
  { name: 'settings', signedIn: true, open: at('/dashboard/settings') },
  {
    name: 'notification settings',
    signedIn: true,
    open: at('/dashboard/settings?section=notifications'),
  },
  {
    name: 'add dialog',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create Listing' }).click();
      await expect(page.getByText('Vehicle name is required')).toBeVisible();
    },
  },
  {
    name: 'edit dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Edit Details' }).click();
      await expect(page.getByRole('dialog').getByLabel('Specifications')).toBeVisible();
    },
  },
  {
    name: 'QR code dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'QR Code' }).click();
      await page.getByRole('button', { name: 'Point this code at another vehicle' }).click();
      await expect(formOf(page, 'Where the code leads').getByLabel('Another vehicle')).toBeVisible();
    },
  },
  ...STOCK_SCREENS,
  {
    name: 'suggestions dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Add Suggestions' }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'republishing dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Republishing' }).click();
      await expect(page.getByText('Nobody has republished it yet.')).toBeVisible();
    },
  },
  {
    name: 'permissions dialog',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: 'Review all' }).click();
      await expect(page.getByText(/^Your privacy:/)).toBeVisible();
    },
  },
  ...LEAD_SCREENS,
  {
    name: 'deleting a contact',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard/contacts');
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'contact dialog',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard/contacts');
      await page.getByRole('button', { name: 'Add Contact' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  },
  {
    name: 'profile dialog',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await expect(page.getByRole('dialog').getByLabel('Country code')).toBeVisible();
    },
  },
  { name: 'own plan', signedIn: true, open: at('/subscription') },
  {
    name: 'upgrade request dialog',
    signedIn: true,
    open: async (page) => {
      await page.goto('/subscription');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Request a call instead' }).first().click();
      await page.getByRole('dialog').getByLabel('Name').fill('');
      await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('All fields required').first()).toBeVisible();
    },
  },
  {
    name: 'payment',
    signedIn: true,
    open: async (page) => {
      await page.goto('/subscription/pay?plan=pro&duration=3_months');
      await page.getByText('Invoice with GSTIN').click();
      await expect(formOf(page, 'Details for the invoice').getByLabel('State')).toBeVisible();
    },
  },
  {
    name: 'invoice',
    signedIn: true,
    open: async (page) => {
      await page.goto('/subscription');
      await page
        .getByRole('link', { name: /^Invoice CH/ })
        .first()
        .click();
      await expect(page.getByRole('article')).toBeVisible();
    },
  },
  ...ADMIN_SCREENS,
  ...PRIVACY_SCREENS,
  ...SIGN_IN_SCREENS,
  ...STAFF_SCREENS,
  ...WAY_IN_SCREENS,
  {
    name: 'share dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page.getByRole('button', { name: 'Share' }).first().click();
      await page.getByRole('button', { name: 'QR Code' }).click();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    },
  },
];
