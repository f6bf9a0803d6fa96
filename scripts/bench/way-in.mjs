import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startWorkers } from '../lib/workers.mjs';
import { openSlowPhone } from './slow-phone.mjs';

/** A person's pace: how long they look before a tap, and how long a letter takes. */
const TAP_MS = 800;
const LETTER_MS = 250;
/** A picker of photos is three taps. */
const PICKER_TAPS = 3;
const PHOTOS = 3;
const PHOTO_BYTES = 3_000_000;

/** Photos as large as a phone's, drawn with enough grain to weigh as much. */
async function drawPhotos(browser, dir) {
  const page = await browser.newPage();
  const paths = [];
  for (let number = 1; number <= PHOTOS; number++) {
    const base64 = await page.evaluate(async (bytes) => {
      const canvas = new OffscreenCanvas(4000, 3000);
      const context = canvas.getContext('2d');
      const sky = context.createLinearGradient(0, 0, 0, 3000);
      sky.addColorStop(0, '#9cc3e8');
      sky.addColorStop(1, '#55606b');
      context.fillStyle = sky;
      context.fillRect(0, 0, 4000, 3000);
      context.fillStyle = '#a3302b';
      context.fillRect(700, 1300, 2600, 800);
      const draw = async (grains) => {
        for (let grain = 0; grain < grains; grain++) {
          context.fillStyle = `hsl(${Math.random() * 360} 40% 50% / 0.4)`;
          context.fillRect(Math.random() * 4000, Math.random() * 3000, 9, 9);
        }
        return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
      };
      let blob = await draw(0);
      while (blob.size < bytes) blob = await draw(20_000);
      const data = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let at = 0; at < data.length; at += 8192)
        text += String.fromCharCode(...data.subarray(at, at + 8192));
      return btoa(text);
    }, PHOTO_BYTES);
    const path = join(dir, `photo-${number}.jpg`);
    writeFileSync(path, Buffer.from(base64, 'base64'));
    paths.push(path);
  }
  await page.close();
  return paths;
}

async function mailedCode(origin, to) {
  for (;;) {
    const answer = await fetch(`${origin}/dev/outbox`, { headers: { accept: 'application/json' } });
    const code = (await answer.json()).find((mail) => mail.to === to && mail.code)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** From the landing page to the link that opens WhatsApp, at a person's pace. Milliseconds since the first look, by step. */
async function walk(browser, origin, photos) {
  const { context, page } = await openSlowPhone(browser, 'slow 4G');
  const steps = {};
  const began = performance.now();
  let taps = 0;
  const note = (step) => {
    steps[step] = Math.round(performance.now() - began);
  };
  const look = (count = 1) => page.waitForTimeout(TAP_MS * count);
  const tap = async (target) => {
    taps += 1;
    await target.waitFor();
    await look();
    await target.tap();
  };
  const type = async (field, text) => {
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
    await field.pressSequentially(text, { delay: LETTER_MS });
  };
  const email = `w${randomUUID().slice(0, 8)}@example.test`;
  await page.goto(origin);
  await tap(page.getByRole('link', { name: 'List your first vehicle' }));
  await type(page.getByLabel('Your name'), 'Asha Rao');
  await type(page.getByLabel('Email'), email);
  await type(page.getByRole('textbox', { name: 'Password' }), 'drive-lane-7');
  await tap(page.getByRole('button', { name: 'Create account' }));
  await page.waitForURL(/auth\/verify/);
  note('the code is asked for');
  const code = await mailedCode(origin, email);
  await type(page.getByLabel('6-digit code'), code);
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' });
  await dialog.waitFor();
  note('Add Vehicle is open');
  taps += PICKER_TAPS;
  await look(PICKER_TAPS);
  await dialog.locator('input[type=file][multiple]').first().setInputFiles(photos);
  await type(dialog.getByLabel('Vehicle Name'), 'Honda Activa 6G 2019');
  await type(dialog.getByLabel('Price'), '52000');
  await type(dialog.getByLabel('KMs Driven'), '18500');
  await tap(dialog.getByLabel('Fuel Type'));
  taps += 1;
  await look();
  await dialog.getByLabel('Fuel Type').selectOption('Petrol');
  await type(dialog.getByLabel('Buyers call this number'), '9876543210');
  await tap(dialog.getByRole('button', { name: /Create Listing|Publish/ }));
  note('publishing');
  const send = page.getByRole('link', { name: 'Send on WhatsApp' });
  await send.waitFor();
  note('the page is live');
  await look();
  taps += 1;
  note('sent on WhatsApp');
  await context.close();
  return { steps, taps };
}

/** The seller's way in, once: seconds by step and all taps. */
export async function measureWayIn({ buildDir, stateDir, executablePath, tempDir }) {
  const { miniflare, origin } = await startWorkers({ buildDir, stateDir });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    return await walk(browser, origin, await drawPhotos(browser, tempDir));
  } finally {
    await browser.close();
    await miniflare.dispose();
  }
}

export function printWayIn({ steps, taps }) {
  console.log(
    '\nThe way in, slow 4G, a quarter of the processor, at a person’s pace, the mail’s own time apart:',
  );
  for (const [step, ms] of Object.entries(steps))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${step}`);
  console.log(`  ${taps} taps; at most 90 s and 18 taps are wanted`);
}
