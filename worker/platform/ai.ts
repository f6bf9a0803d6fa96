import type { Settings } from '../env';

export interface TextWriter {
  /** Returns the model's text. Throws if the provider fails, refuses or takes longer than 20 seconds. */
  write(prompt: { instructions: string; data: string }): Promise<string>;
}

const TIMEOUT_MS = 20_000;
const MAX_TOKENS = 400;

interface ChatCompletion {
  choices?: { message?: { content?: string | null } }[];
}

interface WorkersAi {
  /** Older models return `response`, newer ones a chat completion. */
  run(model: string, input: object, options?: object): Promise<{ response?: string } & ChatCompletion>;
}

const messages = ({ instructions, data }: { instructions: string; data: string }) => [
  { role: 'system', content: instructions },
  { role: 'user', content: data },
];

function workersAi(binding: WorkersAi, model: string): TextWriter {
  return {
    async write(prompt) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await binding.run(
        model,
        { messages: messages(prompt), max_tokens: MAX_TOKENS },
        { signal },
      );
      return requireText(answer.response ?? contentOf(answer));
    },
  };
}

/** Any endpoint with OpenAI's chat completions API. */
function chatCompletions(url: string, key: string, model: string): TextWriter {
  return {
    async write(prompt) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model, messages: messages(prompt), max_tokens: MAX_TOKENS }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`text provider answered ${response.status}`);
      return requireText(contentOf(await response.json()));
    },
  };
}

const contentOf = ({ choices }: ChatCompletion) => choices?.[0]?.message?.content;

function requireText(text: string | null | undefined): string {
  const trimmed = text?.trim();
  if (!trimmed) throw new Error('text provider answered nothing');
  return trimmed;
}

/** Workers AI if it is bound, else a configured endpoint, else null; the caller then fills a template. */
export function textWriter(settings: Settings, binding: unknown): TextWriter | null {
  if (isWorkersAi(binding)) return workersAi(binding, settings.AI_MODEL);
  if (settings.AI_API_URL && settings.AI_API_KEY) {
    return chatCompletions(settings.AI_API_URL, settings.AI_API_KEY, settings.AI_MODEL);
  }
  return null;
}

function isWorkersAi(binding: unknown): binding is WorkersAi {
  return typeof binding === 'object' && binding !== null && 'run' in binding;
}
