import { expect } from '@playwright/test';
import { formOf } from './form.ts';
import { newNumber } from './people.ts';
import { at, type Screen } from './screen.ts';

/** The pages of sign-in, for visitors. */
export const SIGN_IN_SCREENS: Screen[] = [
  { name: 'sign-up', open: at('/signup') },
  { name: 'sign-in', open: at('/login') },
  { name: 'troubleshooting', open: at('/auth/troubleshoot') },
  { name: 'code for an address', open: at('/auth/verify') },
  { name: 'sign-in with a code', open: at('/auth/code') },
  {
    name: 'code for a number',
    open: async (page) => {
      await page.goto('/auth/code');
      await formOf(page, 'Send code').getByLabel('Mobile number').fill(newNumber());
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.waitForURL(/\/auth\/verify/);
    },
  },
  { name: 'failed sign-in', open: at('/auth?error=callback_failed') },
  {
    name: 'new password',
    open: async (page) => {
      await page.goto('/auth/reset');
      await formOf(page, 'Send code').getByLabel('Email').fill('nobody@example.test');
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.waitForURL(/\/auth\/reset\/code/);
    },
  },
  {
    name: 'refused sign-in',
    open: async (page) => {
      await page.goto('/login');
      await formOf(page, 'Sign in').getByLabel('Email').fill('nobody@example.test');
      await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password-7');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    },
  },
];
