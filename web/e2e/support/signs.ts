import type { BrowserContext, Page } from '@playwright/test';
import { CALL, CANARY, MARK } from './payloads.ts';

/** The traces of an executed script payload: one per line, with its page. */
export interface Signs {
  readonly seen: string[];
  /** Looks for what could run later: a payload's elements, handlers, executable addresses. */
  look: (page: Page) => Promise<void>;
}

/**
 * Watches every page of a browser for payloads that run, request something, are refused by the policy or
 * become markup.
 */
export async function watchFor(context: BrowserContext): Promise<Signs> {
  const seen: string[] = [];
  await context.exposeBinding('__tell', ({ page }, what: string) => {
    seen.push(`${what} on ${page.url()}`);
  });
  await context.addInitScript((call) => {
    const tell = (what: string) => Reflect.get(window, '__tell')(what);
    Object.defineProperty(window, call, { value: (number: number) => tell(`payload ${number} ran`) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // Zod tests on every page whether it may compile code. Without the policy, a payload shows by its
      // effect.
      if (blockedURI !== 'eval') tell(`${effectiveDirective} refused ${blockedURI}`);
    });
  }, CALL);
  context.on('request', (request) => {
    if (request.url().startsWith(CANARY)) seen.push(`${request.url()} was asked for`);
  });
  context.on('dialog', (dialog) => {
    seen.push(`a dialog said ${dialog.message()}`);
    return dialog.dismiss();
  });
  return {
    seen,
    look: async (page) => {
      const found = await page.evaluate(lookAround, { call: CALL, mark: MARK, host: new URL(CANARY).host });
      seen.push(...found.map((what) => `${what} on ${page.url()}`));
    },
  };
}

/** Runs in the page. */
function lookAround({ call, mark, host }: { call: string; mark: string; host: string }): string[] {
  const found: string[] = [];
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLTemplateElement) roots.push(element.content);
      if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const { name, value } of element.attributes) {
        const said = `<${element.localName} ${name}="${value.slice(0, 80)}">`;
        const runs = name.startsWith('on') || name === 'srcdoc' || name === 'style';
        const leads = /^(href|src|srcset|action|formaction|data|xlink:href|poster|ping)$/.test(name);
        if (name === mark) found.push(`a payload is ${said}`);
        else if (runs && (value.includes(call) || value.includes(host)))
          found.push(`a payload is in ${said}`);
        else if (
          leads &&
          /^\W*(java|vb)script\s*:|^\s*data:(?!image\/(png|jpeg|webp|svg\+xml;base64))/i.test(value)
        )
          found.push(`an address runs: ${said}`);
        else if (leads && URL.parse(value.trim(), location.href)?.host === host)
          found.push(`an address leads away: ${said}`);
      }
    }
  }
  return found;
}
