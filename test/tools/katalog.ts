/** Rows of any catalogue, from its definition alone, and pictures for them: a new catalogue is tested without a new test. */
import { callPath, type CallDefinition } from '#domain/call.ts'
import { masukan, type FieldKatalog } from '#domain/katalog-field.ts'
import type { CallsKatalog, FolderKatalog, Katalog } from '#domain/katalog.ts'
import { katalogOf } from '#domain/katalog/index.ts'
import { inDatabase } from './ask.ts'
import type { RawInput } from './bad-values.ts'
import { must, type Client, type Reply } from './client.ts'
import { jpeg } from './pictures.ts'
import type { TestServer } from './server.ts'

export type Values = Record<string, unknown>

/** Returns the address of a catalogue's call, for the row of this code. */
export const alamatKatalog = (
  call: CallDefinition | undefined,
  kode = '',
): [method: string, path: string] => [call!.method, callPath(call!, { code: kode, screen_code: kode })]

export const sendPicture = (staf: Client, folder: string, content: Buffer): Promise<Reply> =>
  staf.send('POST', `app/gambar-katalog/${folder}`, { gambar: content.toString('base64') })

let color = 0
/** A picture of its own colour. @returns its name */
export const buildPicture = async (staf: Client, folder: FolderKatalog, content?: Buffer): Promise<string> =>
  must(
    await sendPicture(
      staf,
      folder,
      content ?? (await jpeg(60, 80, `#${(++color).toString(16).padStart(6, '0')}`)),
    ),
  ).data.gambar_name

let urut = 0
/** A group that stands in no label and has no description. */
export async function buildGroupKatalog(server: TestServer, aktif = true): Promise<string> {
  const kode = `GK${++urut}`
  await inDatabase(
    server,
    `INSERT INTO grup (kode_group, nama_group, kode_kategori, kadar, kadar_cetak, status_aktif)
     SELECT $1::text, 'EMAS ' || $1::text, kode_kategori, kadar, kadar_cetak, $2 FROM grup LIMIT 1`,
    [kode, aktif],
  )
  return kode
}

async function nilai(server: TestServer, staf: Client, field: FieldKatalog): Promise<unknown> {
  const n = ++urut
  switch (field.kind) {
    case 'teks':
      return `Teks ${n}`
    case 'url':
      return `https://toko-emas.example/halaman-${n}`
    case 'warna':
      return `#${n.toString(16).padStart(6, '0').toUpperCase()}`
    case 'gram':
      return n + 0.125
    case 'rupiah':
      return 1_000_000 + n
    case 'poin':
      return n
    case 'hp':
      return `0812${String(n).padStart(8, '0')}`
    case 'hashtag':
      return [`jenis ${n}`, '17K']
    case 'pilihan':
      return Object.keys(field.options)[0]
    case 'group':
      return buildGroupKatalog(server)
    case 'daftar-group':
      return [await buildGroupKatalog(server), await buildGroupKatalog(server)]
    case 'acuan':
      return kodeBaru(server, staf, field.katalog)
    case 'daftar-acuan':
      return [await kodeBaru(server, staf, field.katalog), await kodeBaru(server, staf, field.katalog)]
  }
}

async function kodeBaru(server: TestServer, staf: Client, name: string): Promise<string> {
  const katalog = katalogOf(name)
  return String((await buildKatalog(server, staf, katalog))[katalog.key])
}

/** Makes what a form would send for a new row; its pictures are stored. */
export async function katalogForm(server: TestServer, staf: Client, katalog: Katalog): Promise<Values> {
  const { key, kunci, fields, picture } = katalog
  const values: Values = {}
  for (const [name, field] of Object.entries({ ...(kunci && { [key]: kunci }), ...fields }))
    values[name] = await nilai(server, staf, field)
  return { ...values, ...(picture && (await pictureFor(staf, katalog, 2))), tayang: true }
}

/** Pictures as the form of this catalogue sends them: so many where it takes several. */
export async function pictureFor(staf: Client, { picture }: Katalog, banyak: number): Promise<Values> {
  const { folder, maks, tetap } = picture!
  if (tetap) return { image_path: await buildPicture(staf, folder) }
  if (maks === 1) return { gambar_name: await buildPicture(staf, folder) }
  const names: string[] = []
  for (let i = 0; i < banyak; i++) names.push(await buildPicture(staf, folder))
  return { gambar_name: names }
}

/** @returns the row as the API answers it; of the fixed ones, one that is filled */
export async function buildKatalog(
  server: TestServer,
  staf: Client,
  katalog: Katalog,
  lain: Values = {},
): Promise<Values> {
  const values = { ...(await katalogForm(server, staf, katalog)), ...lain }
  const { tambah, ubah } = katalog.calls
  return must(
    await (tambah
      ? staf.send(...alamatKatalog(tambah), values)
      : staf.send(...alamatKatalog(ubah, 'GUEST-1'), values)),
  ).data
}

/** A row as its form would send it again. */
export const fillAgain = ({ fields, picture }: Katalog, row: Values): Values => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'daftar-group' ? (row[name] as { kode_group: string }[]).map((g) => g.kode_group) : row[name],
    ]),
  ),
  ...(picture?.tetap
    ? { image_path: row['image_path'] }
    : picture && { gambar_name: row['gambar_name'], gambar_path: row['gambar_path'] }),
  tayang: row['tayang'],
})

/** Makes the input that a call of the catalogue takes. */
export async function masukanKatalog(
  server: TestServer,
  staf: Client,
  katalog: Katalog,
  operation: keyof CallsKatalog,
): Promise<RawInput> {
  if (operation === 'tambah') return { params: {}, query: {}, body: await katalogForm(server, staf, katalog) }
  const row = await buildKatalog(server, staf, katalog)
  const kode = String(row[katalog.key])
  const rows = must(await staf.send(...alamatKatalog(katalog.calls.daftar))).data as Values[]
  return {
    params:
      operation === 'urutkan' || operation === 'daftar'
        ? {}
        : { [katalog.calls.tambah ? 'code' : 'screen_code']: kode },
    query: {},
    body:
      operation === 'ubah'
        ? fillAgain(katalog, row)
        : operation === 'urutkan'
          ? { kode: rows.map((one) => one[katalog.key]) }
          : undefined,
  }
}

/** Lists everything a field must refuse, and the text it refuses it with. */
export function nilaiBuruk(field: FieldKatalog): [value: unknown, text: string][] {
  const { label, empty = `${label} Tidak Boleh Kosong` } = field
  const wrong = `${label} Tidak Valid`
  const wajib: [unknown, string][] = masukan(field).safeParse(undefined).success
    ? []
    : [
        [undefined, empty],
        [null, empty],
      ]
  const hampa: [unknown, string][] = ['', ' ', '\u3000 '].map((blank) => [blank, empty])
  switch (field.kind) {
    case 'teks':
      return [
        ...wajib,
        ...(field.opsional ? [] : hampa),
        [7, wrong],
        [['A'], wrong],
        ['A'.repeat((field.max ?? (field.opsional ? 500 : 200)) + 1), `${label} Terlalu Panjang`],
        ['A\u0000B', wrong],
        ['baris\nkedua', wrong],
        ['murah \u202e000.01', wrong],
        ['A\u2066B', wrong],
      ]
    case 'url':
      return [
        ...wajib,
        ...hampa,
        [7, wrong],
        ...[
          'javascript:alert(1)',
          'JAVASCRIPT:alert(1)',
          'data:text/html,<script>1</script>',
          'vbscript:x',
          'file:///etc/passwd',
          'ftp://toko.example',
          '//toko.example',
          'toko.example',
          'http:/toko.example',
          ' javascript://x',
        ].map((url): [string, string] => [url, `${label} Diawali http:// Atau https://`]),
        ...[
          'https://',
          'https:// x',
          'https://bank.example@penipu.example/',
          'https://toko .example',
          'https://?x',
          'https://"onload="x',
        ].map((url): [string, string] => [url, wrong]),
        [`https://toko.example/${'a'.repeat(500)}`, `${label} Terlalu Panjang`],
        ['https://toko.example/\u202egnp.exe', wrong],
      ]
    case 'warna':
      return [
        ...wajib,
        ...hampa,
        ...['#12345', '#1234567', 'red', '123456', '#GGGGGG', 'rgb(0,0,0)', '#fff;}'].map(
          (color): [string, string] => [color, `${label} Harus #RRGGBB`],
        ),
        [7, wrong],
      ]
    case 'gram':
      return [
        ...wajib,
        ['5', wrong],
        [0, `${label} Harus Lebih Dari 0`],
        [-1, `${label} Harus Lebih Dari 0`],
        [1.0001, `${label} Maksimal 3 Desimal`],
        [100_001, `${label} Terlalu Besar`],
      ]
    case 'rupiah':
      return [
        ...wajib,
        ['5', wrong],
        [1.5, wrong],
        [0, `${label} Harus Lebih Dari 0`],
        [-1, `${label} Harus Lebih Dari 0`],
        [100_000_000_001, `${label} Terlalu Besar`],
      ]
    case 'poin':
      return [
        ...wajib,
        ['5', wrong],
        [0.5, wrong],
        [-1, `${label} Tidak Boleh Negatif`],
        [1_000_001, `${label} Terlalu Besar`],
      ]
    case 'hp':
      return [
        ...wajib,
        ...hampa,
        ['0812345678', field.pendek],
        ['1', field.pendek],
        ['0'.repeat(16), wrong],
        ['0812-3456-78A', wrong],
        ['08123456789a', wrong],
        ['٠٨١٢٣٤٥٦٧٨٩', wrong],
        [81234567890, wrong],
      ]
    case 'hashtag':
      return [
        ['#emas', wrong],
        [['#'], wrong],
        [[' '], wrong],
        [['a'.repeat(51)], `${label} Terlalu Panjang`],
        [Array.from({ length: 31 }, (_, i) => `t${i}`), `${label} Terlalu Banyak`],
        [['a\u202eb'], wrong],
      ]
    case 'pilihan':
      return [undefined, null, '', 'TENGAH', 1].map((value) => [value, `${label} Harus Dipilih`])
    case 'group':
    case 'acuan':
      return [
        ...wajib,
        ...hampa,
        [7, wrong],
        ["X'; DROP--", wrong],
        ['TIDAKADA', `${label} TIDAKADA Tidak Ada`],
      ]
    case 'daftar-group':
    case 'daftar-acuan':
      return [
        ...wajib,
        ...(wajib.length > 0 ? ([[[], empty]] as [unknown, string][]) : []),
        ['A', wrong],
        [Array.from({ length: 101 }, (_, i) => `K${i}`), `${label} Terlalu Banyak`],
        [['TIDAKADA'], `${label} TIDAKADA Tidak Ada`],
      ]
  }
}

/** Texts that look dangerous and are like any other: they are kept as they were typed. */
export const OTHER_TEXT = [
  '=HYPERLINK("http://x")',
  '+62',
  '-1',
  '@SUM(A1)',
  "'; DROP TABLE katalog_item; --",
  '<script>alert(1)</script>',
  '${7*7}',
  'خاتم ذهب',
  '金の指輪',
  'Cincin “Ratu” – 50% 💍',
  'ꦏꦭꦸꦁ',
]
