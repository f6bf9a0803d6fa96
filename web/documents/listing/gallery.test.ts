import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery';

const render = (images: string[]) =>
  renderToStaticMarkup(
    createElement(Gallery, { images, path: '/vehicle/1', name: 'Maruti Swift', saveData: false }),
  );

it('says so if there is no photo, and shows no empty gallery', () => {
  const html = render([]);
  expect(html).toContain('No images available');
  expect(html).not.toContain('data-gallery');
  expect(render(['/media/one/full'])).not.toContain('No images available');
});

it('loads four photos, however many there are, and links to the rest', () => {
  const photos = Array.from({ length: 12 }, (_, at) => `/media/photo-${at}/full`);
  const four = render(photos.slice(0, 4));
  expect(four).not.toContain('/photos"');
  const html = render(photos);
  expect(html).toContain('<a href="/vehicle/1/photos"');
  expect(html).toContain('Photos of Maruti Swift (12)');
  expect(html).not.toContain('photo-4');
  // Everything else is the same to the byte.
  expect(html.replace(/<p class[^>]*><a href="\/vehicle\/1\/photos".*?<\/p>/, '')).toBe(four);
});
