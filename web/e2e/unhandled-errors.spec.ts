import { expect, test } from './support/test.ts';

for (const kind of ['the application', 'a document'] as const) {
  test(`an unhandled error in ${kind} is suppressed, logged as a warning and reported`, async ({
    page,
    demoVehicles,
    signInAs,
  }) => {
    const uncaught: string[] = [];
    const logged: string[] = [];
    const reported: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    page.on('request', (request) => {
      if (request.url().endsWith('/api/issues')) reported.push(request.postDataJSON().message);
    });
    // A script sets up the handlers first; the socket, or the view report, comes last.
    const isApplication = kind === 'the application';
    if (isApplication) await signInAs('starter');
    const ready = isApplication ? page.waitForEvent('websocket') : page.waitForRequest('**/api/views');
    await page.goto(isApplication ? '/dashboard' : `/vehicle/${demoVehicles[0]?.id}`);
    await ready;
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('thrown');
      });
      Promise.reject(new RangeError('rejected'));
    });
    await expect.poll(() => reported.toSorted()).toEqual(['RangeError: rejected', 'TypeError: thrown']);
    expect(logged.filter((line) => line.startsWith('warning: unhandled error'))).toHaveLength(2);
    expect(logged.filter((line) => line.startsWith('error:') && /thrown|rejected/.test(line))).toEqual([]);
    expect(uncaught).toEqual([]);
  });
}
