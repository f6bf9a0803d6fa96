/**
 * Shows a line on the device while the page is in the background. Phones accept it from a service worker only; does nothing
 * there.
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
