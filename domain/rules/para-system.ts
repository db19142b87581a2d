/** Every setting of a shop (DOMAIN §L): what it is, what it means, and how its text becomes a value. */
import { HARGA_GRAM_MAKS, RUPIAH_MAKS } from '#domain/limits.ts'
import {
  gramToMilligram,
  percentToPersen,
  rupiah,
  type Milligram,
  type Persen,
  type Rupiah,
} from '#domain/units.ts'

type Group =
  | 'Harga'
  | 'Berat'
  | 'Pembelian'
  | 'Pembayaran'
  | 'Validasi'
  | 'Titipan & Pesanan'
  | 'Poin & Kupon'
  | 'Tutup Toko'
  | 'Kas'
  | 'Kirim'
  | 'Hutang'
  | 'Pajak'
  | 'Data Pribadi'
  | 'Lain'

/** A key of para-system. `default` is the text stored when the shop says nothing else. */
export interface Setting<T> {
  kind: 'bulat' | 'rupiah' | 'gram' | 'persen' | 'pilihan' | 'ya-tidak'
  group: Group
  default: string
  keterangan: string
  /** Choices, for `choices` and `ya-tidak`. */
  choices?: readonly string[]
  /** The value of a text; undefined when the text is not valid. */
  parse: (text: string) => T | undefined
  /** Of a text that an older version has taken: the nearest value that is valid now. */
  dulu?: (text: string) => T | undefined
  /** The text that OWN alone sets. */
  hanyaOwn?: string
}

const DECIMAL = /^\d{1,12}(\.\d+)?$/

const whole = (min: number, maks: number, text: string): number | undefined => {
  const n = Number(text)
  return /^\d{1,12}$/.test(text) && n >= min && n <= maks ? n : undefined
}
/** A decimal text in its unit; undefined when it has more decimals than the unit knows. */
const decimal = <T>(text: string, toUnit: (n: number) => T): T | undefined => {
  if (!DECIMAL.test(text)) return undefined
  try {
    return toUnit(Number(text))
  } catch {
    return undefined
  }
}

/** Largest spans of time: beyond a year no session is one, beyond a century no calendar day comes of it. */
const JAM_MAKS = 8_760
const HARI_MAKS = 36_500
const MAX_MINUTES = JAM_MAKS * 60
const BULAN_MAKS = 1_200
const bulat = (
  group: Group,
  standard: number,
  keterangan: string,
  { min = 0, maks }: { min?: number; maks: number },
): Setting<number> => ({
  kind: 'bulat',
  group,
  default: String(standard),
  keterangan,
  parse: (text) => whole(min, maks, text),
})
/** A time whose bounds have become narrower: what was stored before them counts as the nearest. */
const time = (
  group: Group,
  standard: number,
  keterangan: string,
  { min, maks, dead, dulu }: { min: number; maks: number; dead: boolean; dulu: number },
): Setting<number> => ({
  ...bulat(group, standard, keterangan, { maks }),
  parse: (text) => (dead && text === '0' ? 0 : whole(min, maks, text)),
  dulu: (text) => {
    const n = whole(dead ? 0 : 1, dulu, text)
    return n === undefined || n === 0 ? n : Math.min(maks, Math.max(min, n))
  },
  ...(dead && { hanyaOwn: '0' }),
})
const uang = (
  group: Group,
  standard: number,
  keterangan: string,
  { min = 0, maks = RUPIAH_MAKS }: { min?: number; maks?: number } = {},
): Setting<Rupiah> => ({
  kind: 'rupiah',
  group,
  default: String(standard),
  keterangan,
  parse: (text) => {
    const n = whole(min, maks, text)
    return n === undefined ? undefined : rupiah(n)
  },
})
const gram = (group: Group, standard: string, keterangan: string): Setting<Milligram> => ({
  kind: 'gram',
  group,
  default: standard,
  keterangan,
  parse: (text) => decimal(text, gramToMilligram),
})
const persentase = (group: Group, standard: string, keterangan: string): Setting<Persen> => ({
  kind: 'persen',
  group,
  default: standard,
  keterangan,
  parse: (text) => decimal(text, (n) => (n <= 100 ? percentToPersen(n) : undefined)),
})
const choice = <const P extends readonly [string, ...string[]]>(
  group: Group,
  choices: P,
  standard: P[number],
  keterangan: string,
): Setting<P[number]> => ({
  kind: 'pilihan',
  group,
  default: standard,
  keterangan,
  choices: choices,
  parse: (text) => choices.find((c) => c === text),
})
const yaTidak = (group: Group, standard: 'YA' | 'TIDAK', keterangan: string): Setting<boolean> => ({
  kind: 'ya-tidak',
  group,
  default: standard,
  keterangan,
  choices: ['YA', 'TIDAK'],
  parse: (text) => (text === 'YA' ? true : text === 'TIDAK' ? false : undefined),
})

export const paraSystem = {
  PEMBULATAN: uang(
    'Harga',
    500,
    'Harga jual, harga beli dan bunga dibulatkan ke atas ke kelipatan rupiah ini',
    { min: 1 },
  ),
  PEMBULATAN_HARGA_GRAM: uang(
    'Harga',
    1000,
    'Harga per gram turunan dibulatkan ke atas ke kelipatan rupiah ini',
    { min: 1, maks: HARGA_GRAM_MAKS },
  ),
  BATU_IKUT_TIMBANG: yaTidak('Harga', 'TIDAK', 'Berat atribut ikut dihargai per gram'),
  HARGA_LANTAI_PERSEN: persentase(
    'Harga',
    '70',
    'Harga jual di bawah persen ini dari harga terendah hanya boleh dengan otorisasi OWN atau SU lain',
  ),

  TOLERANSI_BERAT_JUAL: gram('Berat', '0.010', 'Selisih timbang saat jual yang boleh tanpa otorisasi (gram)'),
  TOLERANSI_BERAT_BELI: gram(
    'Berat',
    '0.010',
    'Selisih timbang saat beli yang dianggap sama dengan nota (gram)',
  ),
  TOLERANSI_TIMBANG: gram('Berat', '0.100', 'Selisih timbang baki yang dianggap sesuai (gram)'),
  TOLERANSI_SUSUT_CUCI: persentase('Berat', '1', 'Susut cuci di atas persen ini perlu otorisasi'),

  PEMBULATAN_BELI: choice('Pembelian', ['NAIK', 'TURUN'], 'NAIK', 'Arah pembulatan harga beli'),
  BASIS_BELI: choice(
    'Pembelian',
    ['NOTA', 'HARI_INI', 'TERTINGGI'],
    'NOTA',
    'Dasar harga beli: harga nota, harga hari ini, atau yang tertinggi',
  ),
  BELI_DENGAN_ATRIBUT: yaTidak('Pembelian', 'TIDAK', 'Harga atribut di nota ikut dibeli'),
  BELI_DENGAN_ONGKOS: yaTidak('Pembelian', 'TIDAK', 'Ongkos di nota ikut dibeli'),
  DOKUMEN_ASAL: choice(
    'Pembelian',
    ['WAJIB', 'PERINGATAN', 'TIDAK'],
    'PERINGATAN',
    'Dokumen asal barang yang dibeli tanpa nota: wajib, ditanya kasir dan yang tanpa dokumen ditandai, atau boleh kosong',
  ),
  TAHAN_TANPA_SURAT_HARI: bulat(
    'Pembelian',
    0,
    'Barang yang dibeli tanpa nota baru boleh dijual, dilebur, dicuci atau dikirim sesudah sekian hari; 0 = langsung boleh',
    { maks: 365 },
  ),

  FEE_KARTU_MODE: choice(
    'Pembayaran',
    ['TOKO', 'PELANGGAN'],
    'TOKO',
    'Siapa menanggung fee kartu. Membebankan fee ke pelanggan dilarang (PBI 23/6/PBI/2021)',
  ),
  REFUND_CARA: choice(
    'Pembayaran',
    ['ASAL', 'CASH'],
    'ASAL',
    'Uang penjualan batal dikembalikan lewat cara bayar asal, atau tunai',
  ),

  AUTO_VALIDASI: yaTidak('Validasi', 'TIDAK', 'Transaksi langsung divalidasi saat disimpan'),
  VALIDASI_BEDA_USER: yaTidak('Validasi', 'TIDAK', 'Validasi harus oleh user lain dari pembuat'),
  OTORISASI_BEDA_USER: yaTidak('Validasi', 'TIDAK', 'Otorisasi harus oleh user lain dari pemohon'),

  TITIP_MIN_PERSEN: persentase('Titipan & Pesanan', '20', 'Titipan paling sedikit, persen dari total'),
  TITIP_MASA_HARI: bulat('Titipan & Pesanan', 30, 'Harga titipan dikunci selama sekian hari', {
    maks: HARI_MAKS,
  }),
  TITIP_POTONGAN_BATAL_PERSEN: persentase(
    'Titipan & Pesanan',
    '0',
    'Potongan saat titipan dibatalkan, persen dari titipan',
  ),
  PESANAN_POTONGAN_BATAL_PERSEN: persentase(
    'Titipan & Pesanan',
    '0',
    'Potongan saat pesanan dibatalkan, persen dari DP',
  ),

  POIN_TUKAR: choice(
    'Poin & Kupon',
    ['NETTO', 'BRUTO', 'TIDAK'],
    'NETTO',
    'Dasar poin pada tukar barang: selisih, penuh, atau tidak ada poin',
  ),
  POIN_POTONG_BELI: yaTidak('Poin & Kupon', 'TIDAK', 'Pembelian dari member mengurangi poin'),
  KUPON_TUKAR: yaTidak('Poin & Kupon', 'YA', 'Tukar barang mendapat kupon'),
  POIN_MASA_BULAN: bulat('Poin & Kupon', 0, 'Masa berlaku poin dalam bulan; 0 = selamanya', {
    maks: BULAN_MAKS,
  }),
  MEMBER_TIDAK_AKTIF_BULAN: bulat(
    'Poin & Kupon',
    3,
    'Member tanpa transaksi lebih dari sekian bulan ditanyakan datanya',
    { min: 1, maks: BULAN_MAKS },
  ),

  TIMBANG_BAKI_TUTUP: choice(
    'Tutup Toko',
    ['WAJIB', 'PERINGATAN', 'TIDAK'],
    'PERINGATAN',
    'Baki harus ditimbang sebelum tutup toko',
  ),
  HITUNG_KAS_TUTUP: choice(
    'Tutup Toko',
    ['WAJIB', 'PERINGATAN', 'TIDAK'],
    'PERINGATAN',
    'Uang di laci harus dihitung sebelum tutup toko',
  ),
  LIMIT_AMBIL_KAS: uang(
    'Kas',
    5_000_000,
    'Uang tunai yang dikeluarkan satu user dalam sehari, di atas jumlah ini perlu otorisasi',
  ),
  KIRIM_OTORISASI: yaTidak('Kirim', 'TIDAK', 'Kirim barang ke cabang perlu otorisasi'),
  HUTANG_BEDA_USER_MULAI: uang(
    'Hutang',
    5_000_000,
    'Pinjaman mulai jumlah ini harus divalidasi user lain dari yang membuatnya',
  ),
  MODUL_HUTANG: yaTidak('Hutang', 'YA', 'Hutang dengan jaminan perhiasan. Usaha gadai memerlukan izin OJK'),

  PPN_MODE: choice(
    'Pajak',
    ['OFF', 'INCLUDE', 'EXCLUDE'],
    'OFF',
    'PPN: tidak dihitung, termasuk dalam harga, atau di atas harga',
  ),
  CORETAX_DPP: choice(
    'Pajak',
    ['JUAL', 'NILAI_LAIN'],
    'JUAL',
    'Dasar pajak di kolom OtherTaxBaseSellingPrice berkas Coretax: harga jual, atau PPN dibagi 12%. Belum pasti, tanyakan ke KPP',
  ),
  AML_BATAS: uang('Pajak', 500_000_000, 'Transaksi mulai jumlah ini dilaporkan ke PPATK'),
  AML_HARI: bulat(
    'Pajak',
    1,
    'Transaksi satu pelanggan di semua toko dijumlahkan dalam sekian hari; aturan PPATK: 1',
    { min: 1, maks: HARI_MAKS },
  ),
  AML_POLA_HARI: bulat(
    'Pajak',
    30,
    'Daftar Pola: jumlah sekian hari yang mencapai batas tanpa satu hari pun mencapainya; hanya peringatan',
    { min: 2, maks: HARI_MAKS },
  ),
  AML_IDENTITAS_MIN: uang('Pajak', 100_000_000, 'Identitas pelanggan wajib mulai jumlah ini'),

  RETENSI_MEMBER_BULAN: bulat(
    'Data Pribadi',
    60,
    'Data member tanpa urusan selama sekian bulan boleh dihapus, paling sedikit 12',
    { min: 12, maks: BULAN_MAKS },
  ),
  // UU 8/2010 art. 21: who it was is kept for at least five years after the relation has ended.
  RETENSI_IDENTITAS_BULAN: bulat(
    'Data Pribadi',
    60,
    'Identitas, nama dan nomor HP di dokumen boleh dihapus sekian bulan setelah selesai, paling sedikit 60',
    { min: 60, maks: BULAN_MAKS },
  ),
  // UU KUP art. 28(11): papers of taxes are kept for ten years.
  RETENSI_PAJAK_BULAN: bulat(
    'Data Pribadi',
    120,
    'NPWP dan NIK pembeli di faktur pajak boleh dihapus sekian bulan setelahnya, paling sedikit 120',
    { min: 120, maks: BULAN_MAKS },
  ),

  ARSIP_MIN_HARI: bulat('Lain', 90, 'Transaksi boleh diarsipkan setelah sekian hari', {
    min: 1,
    maks: HARI_MAKS,
  }),
  SESI_JAM: time('Lain', 12, 'Lama sesi masuk dalam jam, paling lama 24', {
    min: 1,
    maks: 24,
    dead: false,
    dulu: JAM_MAKS,
  }),
  SESI_DIAM_MENIT: time(
    'Lain',
    60,
    'Sesi berakhir bila tidak dipakai sekian menit, paling sedikit 5; 0 = tidak, hanya oleh OWN',
    { min: 5, maks: MAX_MINUTES, dead: true, dulu: MAX_MINUTES },
  ),
} satisfies Record<string, Setting<unknown>>

export type SettingKey = keyof typeof paraSystem
/** The settings of a shop, typed: weights in milligrams, percents × 10,000, YA/TIDAK as boolean. */
export type Settings = { [K in SettingKey]: (typeof paraSystem)[K] extends Setting<infer T> ? T : never }

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(paraSystem, key)

const berlaku = <T>(setting: Setting<T>, text: string): T | undefined =>
  setting.parse(text) ?? setting.dulu?.(text)

/** A stored text as it counts. */
export function textInForce(key: SettingKey, text: string): string {
  const setting: Setting<unknown> = paraSystem[key]
  const value = setting.parse(text) === undefined ? setting.dulu?.(text) : undefined
  return value === undefined ? text : String(value)
}

/** Tells whether only OWN may set this text. */
export const hanyaOwn = (key: SettingKey, text: string): boolean =>
  (paraSystem[key] as Setting<unknown>).hanyaOwn === text

/** The value of one key's text; undefined when the text is not valid for it. */
export const parseSetting = <K extends SettingKey>(key: K, text: string): Settings[K] | undefined =>
  (paraSystem[key] as Setting<unknown>).parse(text) as Settings[K] | undefined

/**
 * All settings of a shop from its stored rows {key: text}; a missing key has its default, an unknown one is ignored.
 * @throws Error naming the keys whose text is not valid: money is never computed on a guess.
 */
export function parseSettings(rows: Record<string, string> = {}): Settings {
  const wrong: string[] = []
  const entries = Object.entries<Setting<unknown>>(paraSystem).map(([key, setting]) => {
    const value = berlaku(setting, rows[key] ?? setting.default)
    if (value === undefined) wrong.push(`${key}=${rows[key]}`)
    return [key, value]
  })
  if (wrong.length) throw new Error(`para-system not valid: ${wrong.join(', ')}`)
  return Object.fromEntries(entries) as Settings
}
