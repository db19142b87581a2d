/**
 * Describes the commands of package.json and the options they take. `--help` is answered from here, on a bare Node.js
 * before anything is installed. So is an unknown option or a missing value: no installation or build is awaited to say
 * so.
 */
import { stop } from './install.mjs'

const SERVER = {
  '--port ANGKA': 'port yang didengarkan (8080, atau PORT)',
  '--host ALAMAT': 'alamat yang didengarkan (127.0.0.1, atau HOST); untuk komputer lain: 0.0.0.0',
}
const DATA = {
  '--data FOLDER': 'tempat database dan gambar (data, atau KENCANA_DATA)',
  '--penyimpanan TEMPAT': 'folder atau bucket S3 untuk gambar (FOLDER/gambar, atau KENCANA_PENYIMPANAN)',
}
const ROUNDS = { '--rounds N': 'how often it is measured' }
const PROFILE = { '--profile FILE': 'writes a processor profile of the server there' }
const LINES = { '--lines N': 'sale lines behind it' }
const PIECES = { '--pieces N': 'pieces in stock' }
const MEMBERS = { '--members N': 'members of the chain' }
const SHOPS = { '--shops N': 'shops of the chain' }
const LENGTH = 'docs/operasi.md'

/**
 * By their names in package.json. `choices`: each option with its value and what it says; `kata`: what it takes without an option;
 * `bebas`: whatever else is the tool's own; `jalan`: what a command runs that has no file of its own here.
 */
export const COMMANDS = {
  start: {
    arti: 'Menjalankan Kencana: memasang dan membangun bila perlu, menyiapkan database, lalu melayani layar',
    pilihan: {
      ...SERVER,
      ...DATA,
      '--tls CERT KEY': 'sertifikat dan kuncinya (PEM): https tanpa proxy',
      '--baru': 'database kosong menjadi toko sendiri, tanpa rantai toko contoh',
    },
    lihat: LENGTH,
  },
  dev: {
    arti: 'Server dan layar yang mengikuti perubahan sumbernya; pilihannya seperti npm start',
    pilihan: {
      ...SERVER,
      ...DATA,
      '--tls CERT KEY': 'sertifikat dan kuncinya (PEM)',
      '--baru': 'database kosong menjadi toko sendiri',
    },
  },
  'serve:fixture': {
    arti: 'Server sekali pakai dengan angka-angka contoh domain; datanya hilang bersama server',
    pilihan: {
      '--date TANGGAL': 'hari pertama jam dan tokonya (2025-01-15)',
      '--port ANGKA': 'port yang didengarkan (8081, atau PORT)',
      '--host ALAMAT': SERVER['--host ALAMAT'],
      '--kosong': 'database kosong yang menunggu toko pertamanya',
    },
  },
  cadangan: {
    arti: 'Membuat satu cadangan utuh dan membacanya kembali',
    pilihan: {
      '--ke TEMPAT': 'folder atau bucket tujuan (FOLDER/cadangan, atau KENCANA_CADANGAN)',
      '--periksa BERKAS': 'hanya membaca berkas cadangan yang sudah ada',
      '--tanpa-segel': 'menerima berkas dari sebelum 0.2.0, yang tidak bersegel',
      '--kunci': 'menampilkan kunci-kunci untuk dicetak dan disimpan di brankas',
      '--kunci-baru': 'mengganti kunci cadangan; yang dulu tetap membuka cadangan yang dulu',
      ...DATA,
    },
    lihat: 'docs/operasi/cadangan.md',
  },
  pulihkan: {
    arti: 'Mengisi mesin kosong dari satu berkas cadangan, dan membuktikannya',
    kata: '[BERKAS]',
    pilihan: {
      '--sampai SAAT': 'dari arsip WAL sampai saat itu, bukan dari berkas; contoh: "2026-11-22 14:05"',
      '--gambar TEMPAT': 'asal gambar untuk --sampai',
      '--tanpa-segel':
        'menerima berkas dari sebelum 0.2.0, yang tidak bersegel: isinya dipercaya begitu saja',
      ...DATA,
    },
    lihat: 'docs/operasi/cadangan.md',
  },
  'periksa-buku': {
    arti: 'Mencocokkan buku seluruh rantai; berakhir dengan 1 bila ada selisih',
    pilihan: { '--siaga': 'membaca di standby (DATABASE_URL_BACA)', ...DATA },
    jalan: 'server/commands/periksa-buku.ts',
  },
  'periksa-foto': {
    arti: 'Mencari foto tanpa gambar dan gambar tanpa barang; berakhir dengan 1 bila ada',
    pilihan: { '--buang': 'gambar tanpa barang dibuang', ...DATA },
    jalan: 'server/commands/periksa-foto.ts',
  },
  test: {
    arti: 'Everything a reviewer asks of a change, or those steps of it that are named',
    kata: '[format|lint|boundaries|unused|client|node24|tests|stories …]',
    lihat: 'CONTRIBUTING.md',
  },
  'test:acak': { arti: 'Tests that chance has a part in, with other chances each round', kata: '[MINUTES]' },
  'test:faults': {
    arti: 'Plants one-line faults and says which of them no test notices',
    pilihan: {
      '--seed N': 'which faults',
      '--count N': 'how many',
      '--in FOLDER': 'only in this folder',
      '--replay FILE': 'those of a list that was saved',
      '--save FILE': 'saves the list',
      '--only NUMBERS': 'these of the list: 3,10-19',
      '--rings N': '1 the nearest tests, 2 the wider ones and stories of a screen, 3 everything',
      '--out FILE': 'each outcome, added to what stands there',
      '--before FILE': 'which of those that were found then are not found now',
      '--list': 'plants nothing',
    },
    jalan: 'test/faults/main.ts',
  },
  build: {
    arti: "Builds screens, the customers' page and the server into dist, where their sources changed",
  },
  typecheck: {
    arti: 'Checks the types of all sides (tsc -b)',
    bebas: true,
    jalan: 'node_modules/typescript/bin/tsc -b',
  },
  lint: {
    arti: 'Looks for what is usually a mistake (oxlint)',
    bebas: true,
    jalan: 'node_modules/oxlint/bin/oxlint',
  },
  format: {
    arti: 'Formats sources (oxfmt); with file names, those alone',
    bebas: true,
    jalan: 'node_modules/oxfmt/bin/oxfmt',
  },
  panduan: {
    arti: 'Takes the pictures of docs/panduan anew, or those of some parts',
    kata: '[kasir|pemilik|barang|olah|layanan|kantor …]',
    jalan: 'e2e/panduan.ts',
    dibangun: true,
  },
  'db:types': {
    arti: 'Writes server/db/schema.ts from the migrations, and server/db/statements from the statements',
    jalan: 'test/statements/main.ts',
  },
  'uji:mesin': {
    arti: "Builds a chain's many machines on this one and kills them in turn",
    pilihan: {
      '--singkat': 'the short form of npm test',
      '--json FILE': 'also writes the figures there',
      '--hanya NAME': 'faults with that in their name',
      '--loopback': 'without namespaces, on addresses of loopback',
    },
  },
  bench: {
    arti: 'One measurement, as ratios in one run',
    kata: 'NAME [its options]',
    lihat: 'bench/README.md',
  },
  ...ukuran({
    checkout: {
      arti: 'Sales a second, beside the same SQL without a server',
      pilihan: {
        '--kind KIND': 'jual, beli or tukar',
        '--seconds N': 'how long it is measured',
        '--warmup N': 'seconds that are not counted before it',
        '--clients LIST': 'how many at once: 1,4,8',
        '--http': 'without the raw SQL',
        '--kolam': 'through a PgBouncer',
        ...PROFILE,
      },
    },
    laporan: {
      arti: 'R16 of one month out of a million sale lines',
      pilihan: { ...LINES, ...ROUNDS, ...PROFILE },
    },
    'laporan-besar': {
      arti: 'Large reports and their files, and a till that scans meanwhile',
      pilihan: {
        ...LINES,
        '--quiet N': 'seconds of quiet before it',
        ...ROUNDS,
        '--small N': 'rows of the small report',
        ...PROFILE,
      },
    },
    tutup: {
      arti: 'Closing a day, and an evening on which many shops close at once',
      pilihan: {
        '--sales N': 'sales of the day',
        '--stock N': 'pieces in stock',
        ...ROUNDS,
        '--shops N': 'that close at once; 0: none',
        '--notas N': 'sales of each of them',
        '--pieces N': 'pieces of each of them',
        '--tills N': 'of other shops, which sell meanwhile',
        '--seconds N': 'how long they sell before it',
        ...PROFILE,
      },
    },
    layar: {
      arti: 'What the browser loads, and how quickly the till is ready and draws a scan',
      pilihan: { '--scans N': 'pieces that are scanned', ...ROUNDS },
    },
    sesi: {
      arti: 'What a till keeps in memory of many sales without a reload',
      pilihan: { '--sales N': 'how many', '--snapshot FILE': 'writes a picture of the memory there' },
    },
    gulir: {
      arti: 'A large report on the screen: read, scrolled, searched',
      pilihan: { '--rows N': 'its rows', ...ROUNDS },
    },
    opname: {
      arti: 'A count: opened, scanned by several people, ended',
      pilihan: { ...PIECES, '--people N': 'who scan', ...ROUNDS, ...PROFILE },
    },
    impor: {
      arti: 'An opening stock from a file, and large masters',
      pilihan: { ...PIECES, '--rows N': 'rows of the master', ...ROUNDS, ...PROFILE },
    },
    wal: {
      arti: 'What a checkout writes to the log',
      pilihan: { ...LINES, '--visits N': 'checkouts that are measured', ...ROUNDS, ...PROFILE },
    },
    rantai: {
      arti: 'Reports of one shop alone, and among many',
      pilihan: { ...LINES, ...SHOPS, ...ROUNDS, ...PROFILE },
    },
    barang: {
      arti: 'Search and kartu barang among many pieces',
      pilihan: { ...PIECES, '--moves N': 'their movements', ...ROUNDS, ...PROFILE },
    },
    harian: {
      arti: "The dashboard and a year's recaps",
      pilihan: { ...LINES, '--days N': 'days they lie on', ...ROUNDS, ...PROFILE },
    },
    'stok-harian': {
      arti: "Half a year of evenings: what the pieces' place costs",
      pilihan: { ...PIECES, '--days N': 'evenings', '--sold N': 'pieces sold a day' },
    },
    member: {
      arti: 'Lists, searches and reports of many members',
      pilihan: { ...MEMBERS, ...ROUNDS, ...PROFILE },
    },
    sabtu: {
      arti: 'A busy Saturday of a chain at its own pace',
      pilihan: {
        '--minutes N': 'how long',
        ...SHOPS,
        '--tills N': 'tills of all shops',
        '--pace N': 'seconds between two customers of a till',
        ...LINES,
        ...PIECES,
        ...MEMBERS,
        ...PROFILE,
      },
    },
    tumbuh: {
      arti: 'Ten million sale lines of fifty shops',
      pilihan: { ...LINES, ...SHOPS, ...PIECES, ...MEMBERS, ...ROUNDS, ...PROFILE },
    },
    banding: {
      arti: 'One measurement in two trees, in turn',
      kata: 'NAME [-- its options]',
      pilihan: { '--lawan COMMIT': 'the other tree', '--putaran N': 'how often each is measured' },
    },
  }),
}

function ukuran(satuan) {
  return Object.fromEntries(
    Object.entries(satuan).map(([nama, satu]) => [
      `bench ${nama}`,
      { ...satu, jalan: `bench/${nama}.ts`, lihat: 'bench/README.md' },
    ]),
  )
}

/** Commands of this one: `bench` has a word for each measurement. */
const bagianDari = (nama) => Object.entries(COMMANDS).filter(([satu]) => satu.startsWith(`${nama} `))

/** @returns what `npm run nama -- --help` says */
export function bantuan(nama) {
  const { arti, kata, pilihan: choices = {}, bebas, lihat } = COMMANDS[nama]
  const bagian = bagianDari(nama).map(([satu, { arti }]) => [satu.slice(nama.length + 1), arti])
  const rows = [...bagian, ...Object.entries({ ...choices, '--help': 'tulisan ini' })]
  const width = Math.max(...rows.map(([satu]) => satu.length))
  return [
    panggilan(nama, ...[kata, '[pilihan]'].filter(Boolean)),
    arti,
    '',
    ...rows.map(([satu, apa]) => `  ${satu.padEnd(width)}  ${apa}`),
    ...(bebas ? ['', `Pilihan lain diteruskan apa adanya ke ${COMMANDS[nama].jalan}`] : []),
    ...(lihat ? ['', `Selengkapnya: ${lihat}`] : []),
  ].join('\n')
}

function panggilan(nama, ...args) {
  const [skrip, ...kata] = nama.split(' ')
  return [skrip === 'start' || skrip === 'test' ? 'npm' : 'npm run', skrip, '--', ...kata, ...args].join(' ')
}

/** @returns in a sentence what cannot be understood of them; undefined when all can */
export function wrongChoice(nama, args) {
  const { pilihan: choices = {}, kata, bebas } = COMMANDS[nama]
  if (bebas) return undefined
  const content = new Map(Object.keys(choices).map((satu) => [satu.split(' ')[0], satu.split(' ').slice(1)]))
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--') return undefined
    const [bendera, terpasang] = args[i].split(/=(.*)/s)
    if (!bendera.startsWith('--')) {
      if (kata) continue
      return `${args[i]} bukan pilihan; lihat: ${panggilan(nama, '--help')}`
    }
    const perlu = content.get(bendera)
    if (!perlu) return `Pilihan tidak dikenal: ${bendera}; lihat: ${panggilan(nama, '--help')}`
    const ada = terpasang === undefined ? args.slice(i + 1, i + 1 + perlu.length) : [terpasang]
    if (ada.length < perlu.length || ada.some((satu) => satu === '' || satu.startsWith('--')))
      return `${bendera} tanpa isi: ${[bendera, ...perlu].join(' ')}, ${choices[[bendera, ...perlu].join(' ')]}`
    if (perlu.length === 0 && terpasang !== undefined) return `${bendera} tidak diberi isi`
    if (terpasang === undefined) i += perlu.length
  }
  return undefined
}

/**
 * Before anything else of a command: answers --help, and refuses what cannot be understood.
 * @returns the command, where its first word names one of several, and what is left for it
 */
export function bacaPerintah(nama, args = process.argv.slice(2)) {
  if (COMMANDS[`${nama} ${args[0]}`]) return bacaPerintah(`${nama} ${args[0]}`, args.slice(1))
  const milik = args.slice(0, args.includes('--') ? args.indexOf('--') : undefined)
  if (milik.includes('--help') || milik.includes('-h')) {
    console.log(bantuan(nama))
    process.exit(0)
  }
  const wrong = bagianDari(nama).length
    ? `${args[0] ?? nama} bukan pilihan; lihat: ${panggilan(nama, '--help')}`
    : wrongChoice(nama, args)
  if (wrong) stop(wrong)
  return { nama, args }
}
