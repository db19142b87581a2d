/**
 * Rules about which module may import which. .oxlintrc.json tells the same while writing; here the rules are checked
 * over what the imports really lead to. TypeScript 7's interface for tools is marked unstable, so files are read
 * through @swc/core. Without it no file is read and no fault is found, so bin/test.mjs asks how much was read.
 */
const { readdirSync } = require('node:fs')

/** Modules that threads load. */
const DI_UTAS =
  '^server/(documents/(a5|gulungan|label-pdf|nota-.*|pdf|slip-.*|stream|tiket|worker)|(reports|masters)/thread|reports/writers/.*|files/(csv|tables|write-xlsx|xlsx|zip|worker))\\.ts$'

/** Files that name the types of the modules in threads, and load nothing of them. */
const TIPENYA = '^server/(documents/qr|reports/write|(reports|masters)/routes)\\.ts$'

const TEST = '\\.test\\.tsx?$|^(test|e2e|bench|mesin)/'

/**
 * Arrows between areas: which area uses which, on server and client, and why. All of them stand here; a missing arrow
 * is refused.
 */
const ARROWS = [
  ['penjualan', 'pembelian', 'a trade-in is a purchase and a sale in one document'],
  ['penjualan', 'titipan', 'a sale takes a deposit, and pays back what is left of it'],
  ['penjualan', 'pesanan', 'a sale takes an order, whole, with what was paid ahead for it'],
  ['penjualan', 'member', 'the customer is found or made at the till'],
  ['pembelian', 'member', 'the seller is found or made at the till'],
  ['titipan', 'member', 'the customer is found or made at the till'],
  [
    'pesanan',
    'tukang',
    'an order is made by a goldsmith: gold to them, their fee, or a piece of the stock instead',
  ],
  ['pesanan', 'member', 'the customer is found or made at the counter'],
  ['service', 'member', 'the customer is found or made at the counter'],
  ['hadiah', 'member', 'points are exchanged by a member'],
  ['retensi', 'member', 'who has not been seen for years is forgotten as a member who asks is'],
  ['poin', 'hadiah', 'points are exchanged for gifts'],
  ['aml', 'penjualan', 'the sales of a report are opened from it'],
  ['aml', 'pembelian', 'the trade-ins of a report are opened from it'],
  ['hutang', 'member', 'the borrower is found or made at the counter'],
  ['hutang', 'pesan', 'the customer of a loan is told that it falls due'],
  ['hutang', 'pembelian', 'goods that are handed over for a loan become a purchase'],
  ['cari', 'barang', 'Ctrl-K finds pieces as the till does'],
  ['cari', 'member', 'Ctrl-K finds members as every counter does'],
  ['import-pusat', 'harga-emas', 'prices of the pusat are set as Parameter Harga Emas sets them'],
  ['kirim', 'import-pusat', 'groups and kinds come with pieces of another server as those of a pusat do'],
  ['tambah', 'saldo-awal', 'new pieces come in as those of an opening stock do, from a file or one by one'],
  ['tambah', 'pesanan', 'a piece that a goldsmith has made fills the line of its order'],
  ['tukang', 'kas', 'what goldsmiths are paid is money out of drawer or account like any other'],
  ['tukang', 'pesanan', 'goldsmiths have gold for orders; pieces of the stock fill them'],
  ['hitung-kas', 'kas', 'a difference that is booked is an entry of the drawer like any other'],
  ['beranda', 'timbang-baki', 'a reminder counts the trays that the close asks for'],
  ['pesanan', 'pesan', 'the customer of an order is told that it is ready'],
  ['service', 'tukang', 'the fee of the goldsmith who did a repair'],
  ['service', 'pesan', 'the customer of a repair is told that it is finished'],
  ['titipan', 'pesan', 'the customer of a deposit is told that its price lapses'],
  ['pembukaan', 'saldo-awal', 'an opening stock is a step of the opening'],
  ['saldo-berjalan', 'saldo-awal', 'files of the opening are read and refused as those of its stock are'],
  [
    'pembukaan',
    'saldo-berjalan',
    'what ran before comes in while the shop is opened, or until its first close',
  ],
  ['saldo-berjalan', 'titipan', 'deposits that ran before are written as new ones'],
  ['saldo-berjalan', 'pesanan', 'orders that ran before are written as new ones'],
  ['saldo-berjalan', 'hutang', 'loans that ran before are written as new ones'],
]
const usedBy = (area) => ARROWS.filter(([from]) => from === area).map(([, to]) => to)
const areas = new Set(['server', 'client'].flatMap((side) => readdirSync(`${__dirname}/../${side}/features`)))

/** On the server each room stands on those before it, and on none of its own floor (ARCHITECTURE draws them, test/tools/floors.test.ts compares). */
const FLOORS = [
  ['db'],
  ['process'],
  ['context', 'pictures'],
  ['ledger', 'outcome', 'settings'],
  ['rantai', 'threads'],
  ['http', 'faktur', 'documents', 'foto', 'files'],
  ['dokumen', 'reports', 'metrics'],
  ['masters'],
  ['stok', 'katalog'],
  ['features'],
  ['areas', 'pages', 'pembukaan'],
  ['buku'],
  ['close'],
  ['routes', 'cadangan', 'demo', 'fixture'],
  ['app', 'commands'],
  ['start'],
  ['main', 'fixture-main'],
]
/** A folder of server/, or a file beside them. */
const rooms = (floors) => `^server/(${floors.flat().join('|')})(?:/|\\.ts$)`

/** On the client each room stands on those before it: net speaks to the server, ui knows no call and no trade, kasir is what tills share, dokumen knows every kind. */
const LAYERS = ['net', 'ui', 'kasir', '(features|masters|katalog|reports|stok)', 'dokumen', 'validasi', 'app']
/** A folder of client/, or a file beside them. */
const layers = (names) => `^client/(${names.join('|')})(?:/|\\.tsx?$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'domain/ is what a shop is, and nothing else: it imports zod and other files of domain/.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { pathNot: '^domain/|^node_modules/zod/' },
    },
    {
      name: 'papers-in-threads',
      comment:
        'What draws a PDF, or opens a workbook, is loaded by a thread alone (server/threads): what it dies of must not end the tills. Ask documents/cetak.ts, files/read.ts, files/buku.ts.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${TEST}|${DI_UTAS}|${TIPENYA}` },
      to: {
        path: `^node_modules/(pdfkit|hucre)/|${DI_UTAS}`,
      },
    },
    {
      name: 'pictures-by-one-door',
      comment:
        'A picture that comes in is made anew by server/pictures/siapkan.ts, and read by nothing else.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${TEST}|^server/pictures/siapkan\\.ts$|^server/demo/` },
      to: { path: '^node_modules/sharp/' },
    },
    {
      name: 'client-never-server',
      comment: 'The client never imports the server: what both need is a rule or a call of domain/.',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { path: '^(server|test|bench|e2e|mesin)/' },
    },
    {
      name: 'client-runs-in-a-browser',
      comment: 'The client runs in a browser: nothing of Node is there.',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-client',
      comment: 'The server never imports the client: what both need is a rule or a call of domain/.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^(client|test|bench|e2e|mesin)/' },
    },
    {
      name: 'katalog-stands-alone',
      comment:
        "The customers' page knows domain/ and itself: what it shows comes from /katalog/v1, and every byte of it goes over a phone's line.",
      severity: 'error',
      from: { path: '^katalog/', pathNot: TEST },
      to: { pathNot: '^(domain|katalog)/' },
    },
    {
      name: 'katalog-drawn-anywhere',
      comment: 'What draws a page runs on the server too: nothing of a browser is there.',
      severity: 'error',
      from: { path: '^katalog/(parts|pages)/' },
      to: { path: '^katalog/(browser|sw)/' },
    },
    {
      name: 'katalog-drawn-by-the-server',
      comment:
        'The server draws the pages of the catalogue; what makes them alive in a browser it only sends.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^katalog/(browser|sw)/' },
    },
    ...[...areas].map((area) => ({
      name: `${area}-uses-only`,
      comment: `${[area, ...usedBy(area)].join(', ')}: another arrow needs its line, with a reason, in ARROWS.`,
      severity: 'error',
      from: { path: `^(server|client)/features/${area}/`, pathNot: TEST },
      to: { path: '^$1/features/', pathNot: `^$1/features/(${[area, ...usedBy(area)].join('|')})/` },
    })),
    ...FLOORS.map((floor, i) => ({
      name: `server-${floor.join('-')}-below`,
      comment: `server/${floor.join(', ')}: stands on ${['domain', ...FLOORS.slice(0, i).flat()].join(', ')} alone. What it needs from higher up is handed down by whoever assembles it (server/routes.ts, app.ts).`,
      severity: 'error',
      from: { path: rooms([floor]), pathNot: TEST },
      to: { path: rooms(FLOORS.slice(i)), pathNot: '^server/$1(?:/|\\.ts$)' },
    })),
    ...['from', 'to'].map((side) => ({
      name: `server-${side}-a-floor`,
      comment:
        'A room of server/ that no floor names: give it one in FLOORS, and in the drawing of ARCHITECTURE.',
      severity: 'error',
      from: {},
      to: {},
      [side]: { path: '^server/', pathNot: `${rooms(FLOORS)}|${TEST}` },
    })),
    ...LAYERS.slice(0, -1).map((layer, i) => ({
      name: `client-${layer}-below`,
      comment: `client/${layer} knows nothing of client/${LAYERS.slice(i + 1).join(', ')}.`,
      severity: 'error',
      from: { path: layers([layer]), pathNot: TEST },
      to: { path: layers(LAYERS.slice(i + 1)) },
    })),
    {
      name: 'ui-knows-no-trade',
      comment: 'client/ui is a design system: what knows a call or a rule of the trade is in client/kasir.',
      severity: 'error',
      from: { path: '^client/ui/', pathNot: TEST },
      to: { path: '^domain/(calls|rules|masters|dokumen|documents)/' },
    },
    {
      name: 'resolvable',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|svg)$|^virtual:' },
    },
    {
      name: 'no-tools-at-work',
      comment: 'What runs in the shop is in dependencies, not in devDependencies.',
      severity: 'error',
      from: { path: '^(domain|server|client|katalog)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev'],
        pathNot: '^node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
