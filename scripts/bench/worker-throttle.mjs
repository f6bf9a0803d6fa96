import { NETWORKS } from './slow-phone.mjs';

/** The commands of a browser over its debugging socket: Playwright attaches to pages only, and service workers have their own network. */
async function connect(port) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  return socket;
}

/** Slows every service worker of the browser on `port` down to the network last given to `set`. */
export async function throttleWorkers(port) {
  const socket = await connect(port);
  const sessions = new Set();
  let network;
  let id = 0;
  const send = (method, params = {}, sessionId) =>
    socket.send(JSON.stringify({ id: ++id, method, params, ...(sessionId ? { sessionId } : {}) }));
  const slowDown = (sessionId) => {
    send('Network.enable', {}, sessionId);
    send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] }, sessionId);
  };
  socket.onmessage = ({ data }) => {
    const { method, params } = JSON.parse(data);
    if (method === 'Target.attachedToTarget') {
      if (params.targetInfo.type === 'service_worker') {
        sessions.add(params.sessionId);
        if (network) slowDown(params.sessionId);
      }
      // Held back until then, so that its first request is as slow as the others.
      send('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
    }
    if (method === 'Target.detachedFromTarget') sessions.delete(params.sessionId);
  };
  send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'service_worker' }],
  });
  return {
    set(name) {
      network = name;
      for (const session of sessions) slowDown(session);
    },
    count: () => sessions.size,
    close: () => socket.close(),
  };
}
