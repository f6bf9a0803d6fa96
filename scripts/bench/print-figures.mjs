const row = (cells, widths) => cells.map((cell, index) => String(cell).padEnd(widths[index])).join('');

export function printThroughput(title, results) {
  console.log(`\n${title}`);
  for (const [name, { perSecond, p50, p95 }] of Object.entries(results)) {
    console.log(row(['', name, `${perSecond}/s`, `p50 ${p50} ms`, `p95 ${p95} ms`], [2, 30, 12, 14, 14]));
  }
}

export function printRatios(ratios) {
  console.log('\nRatios (wanted at least)');
  for (const [name, { is, wanted }] of Object.entries(ratios)) {
    console.log(row(['', name, is, `(${wanted})`, is >= wanted ? '' : 'below'], [2, 44, 7, 8, 6]));
  }
}

export function printLoads(loads) {
  for (const [network, pages] of Object.entries(loads)) {
    console.log(`\n${network}, 4x slower processor, cold cache`);
    console.log(
      row(
        ['', 'page', 'first', 'largest', 'form', 'shift', 'blocked', 'bytes', 'requests'],
        [2, 10, 9, 9, 9, 8, 9, 9, 8],
      ),
    );
    for (const [page, f] of Object.entries(pages)) {
      const cells = ['', page, f.first, f.largest, f.form, f.shift, f.blocked, f.bytes, f.requests];
      console.log(row(cells, [2, 10, 9, 9, 9, 8, 9, 9, 8]));
    }
  }
}
