import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type InputHTMLAttributes, useRef, useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { failureText, toastFailure } from '../../lib/failure';
import { formatNumber } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormAlert } from '../../ui/form-alert';
import { Progress } from '../../ui/progress';
import { useUser } from '../auth/use-user';
import { ChooseFile } from './choose-file';
import { type Added, addFoldersMutation, readCars } from './folders.queries';
import { type Folder, fitting, matchFolders } from './match-folders';
import type { FilesProblem, PhotoFile } from './photo-files';
import { say, useWords } from './words';

const problemText = (problem: FilesProblem): string =>
  ({
    zip_too_large: say('This ZIP is too large. Up to 4 GB can be read; choose the folder instead.'),
    too_many_files: say('There are more than 10,000 pictures in it. Choose a part of them.'),
    no_zip: say('This ZIP could not be read. Make it again, or choose the folder instead.'),
    no_pictures: say('There are no pictures in it: JPEG, PNG, WebP or HEIC.'),
  })[problem];

/** Not in React's types, but in every desktop browser. */
const FOLDER = { webkitdirectory: '' } as InputHTMLAttributes<HTMLInputElement>;

function FolderRow({ folder: { name, car, photos }, taken }: { folder: Folder; taken: number }) {
  const t = useWords();
  const count = formatNumber(photos.length);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
      <span className="min-w-0">
        <span translate="no" className="wrap-anywhere block font-medium">
          {name || t('Not in a folder')}
        </span>
        {typeof car === 'string' ? (
          <span className="text-danger">
            {car === 'several'
              ? t('Several vehicles have this number. Name the folder by the whole plate.')
              : t('No vehicle of yours has this number')}
          </span>
        ) : (
          <span translate="no" className="wrap-anywhere text-ink-muted">
            {car.name || t('Without a name')}
          </span>
        )}
      </span>
      <span className="text-ink-muted tabular-nums">
        {typeof car === 'string' || taken === photos.length
          ? t('Photos: {count}', { count })
          : t('Photos: {taken} of {count}, as many as your plan shows', {
              taken: formatNumber(taken),
              count,
            })}
      </span>
    </li>
  );
}

/** Adds the photos of a folder or ZIP that has a folder a vehicle, named by its plate or stock number. */
export function PhotoFolders({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const limit = PLANS[useUser().subscriptionPlan].photos;
  const [folders, setFolders] = useState<Folder[]>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [done, setDone] = useState(0);
  const stop = useRef(new AbortController());
  const add = useMutation(addFoldersMutation);
  const items = fitting(folders ?? [], limit);

  const read = async (find: () => Promise<{ photos: PhotoFile[] } | { problem: FilesProblem }>) => {
    setProblem(undefined);
    setReading(true);
    try {
      const found = await find();
      if ('problem' in found) setProblem(problemText(found.problem));
      else setFolders(matchFolders(found.photos, await readCars(client)));
    } catch (error) {
      setProblem(
        failureText(error, t('Your vehicles could not be loaded. Check your connection and try again.')),
      );
    } finally {
      setReading(false);
    }
  };
  const zipChosen = (file: File) => read(async () => (await import('./photo-files')).photosOfZip(file));
  const folderChosen = (files: File[]) =>
    read(async () => (await import('./photo-files')).photosOfFolder(files));

  const finished = ({ count, unread, isFull }: Added) => {
    if (count > 0)
      toast({
        title: t('Photos to send: {count}', { count: formatNumber(count) }),
        description: t('They are sent while these screens are open, about 300 an hour.'),
        tone: 'success',
      });
    if (isFull) toast({ title: t('This device has no room for another photo'), tone: 'error' });
    if (unread.length > 0)
      toast({
        title: t('Could not be read: {count}', { count: formatNumber(unread.length) }),
        description: unread.slice(0, 3).join(', '),
        tone: 'error',
      });
    onClose();
  };
  const start = () =>
    add.mutate(
      { items, signal: stop.current.signal, onStep: setDone },
      { onSuccess: finished, onError: (error) => toastFailure(error, t('The photo was not accepted.')) },
    );
  const close = () => {
    stop.current.abort();
    if (!add.isPending) onClose();
  };
  const takenOf = ({ photos }: Folder) => items.filter(({ photo }) => photos.includes(photo)).length;

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && close()}
      title={t('Photos from a folder or ZIP')}
      description={t(
        'With a folder for each vehicle, named by its plate, its last four digits or your stock number.',
      )}
      footer={
        add.isPending ? (
          <Button onClick={() => stop.current.abort()}>{t('Stop')}</Button>
        ) : (
          folders && (
            <Button variant="primary" disabled={items.length === 0} onClick={start}>
              {t('Add photos: {count}', { count: formatNumber(items.length) })}
            </Button>
          )
        )
      }
    >
      <FormAlert message={problem} />
      {add.isPending ? (
        <Progress
          label={t('Photos read: {done} of {all}', {
            done: formatNumber(done),
            all: formatNumber(items.length),
          })}
          percent={(100 * done) / items.length}
        />
      ) : folders ? (
        <ul className="divide-y divide-line">
          {folders.map((folder) => (
            <FolderRow key={folder.name} folder={folder} taken={takenOf(folder)} />
          ))}
        </ul>
      ) : (
        <div className="flex flex-wrap gap-2" aria-busy={isReading}>
          <ChooseFile
            label={t('Choose a ZIP')}
            accept=".zip,application/zip"
            onChoose={([zip]) => zip && zipChosen(zip)}
          />
          <ChooseFile label={t('Choose a folder')} multiple {...FOLDER} onChoose={folderChosen} />
          {isReading && (
            <p role="status" className="w-full text-ink-muted text-sm">
              {t('Reading...')}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
