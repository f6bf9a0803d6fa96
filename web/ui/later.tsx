import { type ComponentType, memo, Suspense } from 'react';

/**
 * A part whose code the browser fetches later; until then it stands as the server sent it. Kept from updates that change nothing:
 * React would throw that markup away for them. `room` is for a page that no server rendered.
 */
export const later = <Props extends object>(Part: ComponentType<Props>, room: string) =>
  memo((props: Props) => (
    <Suspense fallback={<div className={room} />}>
      <Part {...props} />
    </Suspense>
  ));
