/** As the developer tools have them: bytes a second and milliseconds. */
export const NETWORKS = {
  'slow 4G': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  'India 3G': { latency: 300, downloadThroughput: 87_500, uploadThroughput: 32_000 },
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A phone with a cold cache, or another page of `known`, which has what it loaded before. `network` is a name of NETWORKS. */
export async function openSlowPhone(browser, network, known) {
  const context = known ?? (await browser.newContext({ ...PHONE, userAgent: USER_AGENT }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, session };
}
