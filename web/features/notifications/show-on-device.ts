/**
 * Shows a line on the device while the page is in the background. Does nothing on phones, which accept it
 * only from a service worker.
 */
export function showOnDevice(title: string, onOpen: () => void) {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
  } catch {}
}
