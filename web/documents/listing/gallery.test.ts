import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery';

const render = (images: string[]) =>
  renderToStaticMarkup(createElement(Gallery, { images, name: 'Maruti Swift', saveData: false }));

it('says so if there is no photo, and shows no empty gallery', () => {
  const html = render([]);
  expect(html).toContain('No images available');
  expect(html).not.toContain('data-gallery');
  expect(render(['/media/one/full'])).not.toContain('No images available');
});
