interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Shows "Install now" once the browser offers to install the app, and hides it afterwards. */
export function startInstall() {
  const button = document.querySelector<HTMLButtonElement>('[data-install]');
  if (!button) return;
  let offer: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPrompt;
    button.hidden = false;
  });
  window.addEventListener('appinstalled', () => {
    button.hidden = true;
  });
  button.addEventListener('click', () => {
    button.hidden = true;
    void offer?.prompt();
  });
}
