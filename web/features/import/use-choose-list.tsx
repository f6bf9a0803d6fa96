import { FileSpreadsheet, Images } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { failureText, isUnauthorized } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import type { FormDialogProps } from '../../ui/form-dialog';
import { Textarea } from '../../ui/textarea';
import { fileProblemText } from './file-problems';
import type { SheetList } from './read-file';
import { readOffPage } from './read-off-page';
import { useWords } from './words';

/** More is no list of vehicles. */
const MAX_LENGTH = 500_000;
const FILE_TYPES = '.csv,.tsv,.txt,.xlsx,.xls,.htm,.html,text/csv,text/plain';
/** Larger files are refused without being read. */
const MAX_BYTES = 20 * 1024 * 1024;

/** What a dialog shows and does in one step of an import. */
export type ImportStep = Omit<FormDialogProps, 'open' | 'onClose'>;

/** Where a list is pasted, chosen as a file or dropped. */
export function useChooseList(
  onRead: (sheets: SheetList[]) => Promise<void>,
  onPhotos: () => void,
): ImportStep {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const readAll = async (list: string | File) => {
    setProblem(undefined);
    setReading(true);
    try {
      const isTooLarge = typeof list !== 'string' && list.size > MAX_BYTES;
      const read = isTooLarge
        ? { problem: 'too_large' as const }
        : await (typeof list === 'string'
            ? readOffPage(list)
            : readOffPage(new Uint8Array(await list.arrayBuffer()), list.name));
      if ('problem' in read) setProblem(fileProblemText(read.problem));
      else await onRead(read.sheets);
    } catch (error) {
      if (!isUnauthorized(error)) setProblem(failureText(error, fileProblemText('offline')));
    } finally {
      setReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void readAll(file);
  };

  return {
    title: t('Import a list'),
    description: t(
      'Paste a WhatsApp message or cells copied from Excel, or choose a file. You check every line before anything is saved.',
    ),
    size: 'lg',
    onSubmit: (event) => {
      event.preventDefault();
      void readAll(text);
    },
    submitLabel: t('Read the list'),
    pendingLabel: t('Reading...'),
    pending: isReading,
    children: (
      // biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen by the button
      <div className="flex flex-col gap-4" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Field label={t('Your list')} error={problem}>
          <Textarea
            rows={10}
            maxLength={MAX_LENGTH}
            value={text}
            data-autofocus
            onChange={({ target, nativeEvent }) => {
              setText(target.value);
              setProblem(undefined);
              if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') void readAll(target.value);
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<FileSpreadsheet aria-hidden="true" className="size-4" />}
            disabled={isReading}
            onClick={() => input.current?.click()}
          >
            {t('Choose a file: Excel or CSV')}
          </Button>
          <Button
            icon={<Images aria-hidden="true" className="size-4" />}
            disabled={isReading}
            onClick={onPhotos}
          >
            {t('Photos from a folder or ZIP')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept={FILE_TYPES}
          className="sr-only"
          tabIndex={-1}
          aria-label={t('File')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void readAll(file);
          }}
        />
      </div>
    ),
  };
}
