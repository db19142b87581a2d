/** Cash and bank entries: which there are, what each moves, and with which codes staff may make them (DOMAIN §B.9, §O.5). Pure. */
import { errors, type Refusal } from '../errors.ts'
import type { Rupiah } from '../units.ts'
import { AKUN } from './akun.ts'
import { AKUN_LAWAN } from './jurnal.ts'
import type { RekeningToko } from './rekening.ts'

/** Codes that the program knows by name: what they book does not depend on a master. */
export const KODE = {
  SETOR: 'SETOR-BANK',
  TARIK: 'TARIK-BANK',
  PINDAH: 'PINDAH-BANK',
  /** Computed, at a form of its own. */
  PREMI: 'PREMI',
  /** The drawer count's. */
  LEBIH: 'SELISIH-KAS-LEBIH',
  KURANG: 'SELISIH-KAS-KURANG',
} as const

/** The four screens, each with the event of its plain entries. */
export const KAS_BANK_SCREENS = {
  'tambah-kas': {
    menu: '/tambah-uang-kas',
    jenis: 'IN',
    media: 'KAS',
    kategori: 'TAMBAH UANG KAS',
    nomor: 'KM',
  },
  'ambil-kas': {
    menu: '/ambil-uang-kas',
    jenis: 'OUT',
    media: 'KAS',
    kategori: 'AMBIL UANG KAS',
    nomor: 'KK',
  },
  'tambah-bank': {
    menu: '/tambah-uang-bank',
    jenis: 'IN',
    media: 'BANK',
    kategori: 'TAMBAH UANG BANK',
    nomor: 'BM',
  },
  'ambil-bank': {
    menu: '/ambil-uang-bank',
    jenis: 'OUT',
    media: 'BANK',
    kategori: 'AMBIL UANG BANK',
    nomor: 'BK',
  },
} as const
export type KasBankScreen = keyof typeof KAS_BANK_SCREENS
export const ALL_SCREENS = Object.keys(KAS_BANK_SCREENS) as [KasBankScreen, ...KasBankScreen[]]
/** Returns the screen of an entry, by the first two letters of its number. */
export const nomorScreen = (no_kas: string): KasBankScreen | undefined =>
  ALL_SCREENS.find((screen) => no_kas.startsWith(`${KAS_BANK_SCREENS[screen].nomor}-`))

/** Codes that move money between drawer and accounts: entered once, at the screen the money leaves from. */
const ANTAR = {
  [KODE.SETOR]: { screen: 'ambil-kas', kategori: 'SETOR BANK' },
  [KODE.TARIK]: { screen: 'ambil-bank', kategori: 'TARIK BANK' },
  [KODE.PINDAH]: { screen: 'ambil-bank', kategori: 'PINDAH BANK' },
} as const

/** Kategori that staff enter at the four screens. */
export type FormKategori =
  | (typeof KAS_BANK_SCREENS)[KasBankScreen]['kategori']
  | (typeof ANTAR)[keyof typeof ANTAR]['kategori']
/** All kategori in kas_bank. */
export type KategoriKasBank = FormKategori | 'SELISIH KAS' | 'UPAH TUKANG'

/** A row of kode_transaksi, as far as it matters here. */
export interface KodeTransaksi {
  kode_transaksi: string
  nama: string
  jenis: 'IN' | 'OUT'
  media: 'KAS' | 'BANK' | 'KEDUANYA'
  kode_akun_lawan: string
  butuh_otorisasi: boolean
  is_sistem: boolean
}

/** Kategori of its number series that a screen lists: not goldsmiths' fees, and no counted differences. */
export const screenKategori = (screen: KasBankScreen): FormKategori[] => [
  KAS_BANK_SCREENS[screen].kategori,
  ...Object.values(ANTAR).flatMap((a) => (a.screen === screen ? [a.kategori] : [])),
]

const lawanBoleh: ReadonlySet<string> = new Set(AKUN_LAWAN.map((nama) => AKUN[nama].kode))

/** The event that a code makes at a screen; undefined where it is not entered there. */
export function kategoriDi(screen: KasBankScreen, k: KodeTransaksi): FormKategori | undefined {
  const antar = Object.hasOwn(ANTAR, k.kode_transaksi)
    ? ANTAR[k.kode_transaksi as keyof typeof ANTAR]
    : undefined
  if (antar) return antar.screen === screen ? antar.kategori : undefined
  if (k.is_sistem) return undefined
  const { jenis, media, kategori } = KAS_BANK_SCREENS[screen]
  return k.jenis === jenis && (k.media === media || k.media === 'KEDUANYA') ? kategori : undefined
}

/** A code of earlier days may name an account that a document or a report keeps (§O.5-2): it stays to be read, and is not used. */
export const lawanTerlarang = (k: KodeTransaksi): boolean =>
  !k.is_sistem && !lawanBoleh.has(k.kode_akun_lawan)

/** Tells whether an entry names a bank account (perluRekening), or a second one (perluTujuan). */
export const perluRekening = (kategori: KategoriKasBank, media: 'KAS' | 'BANK'): boolean =>
  media === 'BANK' || kategori === 'SETOR BANK'
export const perluTujuan = (kategori: KategoriKasBank): boolean => kategori === 'PINDAH BANK'

/** An entry as it is asked for. */
export interface KasBankForm {
  kode_transaksi: string
  jumlah: Rupiah
  /** '-' where none is named. */
  no_rekening: string
  no_rekening_tujuan: string
  kode_sales: string
}
/** Rows that an entry refers to, as far as they exist. */
interface Acuan {
  kode: KodeTransaksi | undefined
  sales_aktif: boolean
  rekening: readonly RekeningToko[]
}

/** Returns the refusal of a code that is not entered at this screen. */
function tolakKode(screen: KasBankScreen, kode_transaksi: string, kode: KodeTransaksi | undefined): Refusal {
  if (!kode) return errors.kodeTransaksiTidakAda({ kode_transaksi })
  if (kode_transaksi === KODE.PREMI) return errors.premiDihitung()
  if (kode_transaksi === KODE.LEBIH || kode_transaksi === KODE.KURANG) return errors.selisihDihitung()
  return errors.kodeTransaksiBukanDiSini({ nama: kode.nama, menu: SCREEN_NAMES[screen] })
}
const SCREEN_NAMES: Record<KasBankScreen, string> = {
  'tambah-kas': 'Tambah Uang Kas',
  'ambil-kas': 'Ambil Uang Kas',
  'tambah-bank': 'Tambah Uang Bank',
  'ambil-bank': 'Ambil Uang Bank',
}

function tolakRekening(
  { no_rekening, no_rekening_tujuan }: KasBankForm,
  { nama }: KodeTransaksi,
  kategori: KategoriKasBank,
  { media, rekening }: { media: 'KAS' | 'BANK'; rekening: readonly RekeningToko[] },
): Refusal[] {
  const dikenal = (no: string) => rekening.some((r) => r.no_rekening === no)
  const satu = (
    no: string,
    field: string,
    { perlu, empty }: { perlu: boolean; empty: Refusal },
  ): Refusal[] => {
    if (!perlu) return no === '-' ? [] : [errors.rekeningTidakDipakai({ nama }).at(field)]
    if (no === '-') return [empty.at(field)]
    return dikenal(no) ? [] : [errors.rekeningTidakDikenal({ no_rekening: no }).at(field)]
  }
  const tujuan = perluTujuan(kategori)
  return [
    ...satu(no_rekening, 'no_rekening', {
      perlu: perluRekening(kategori, media),
      empty: errors.rekeningKosong(),
    }),
    ...satu(no_rekening_tujuan, 'no_rekening_tujuan', {
      perlu: tujuan,
      empty: errors.rekeningTujuanKosong(),
    }),
    ...(tujuan && no_rekening !== '-' && no_rekening === no_rekening_tujuan
      ? [errors.rekeningTujuanSama().at('no_rekening_tujuan')]
      : []),
  ]
}

export interface PutusanKasBank {
  tolak: Refusal[]
  /** Present only when there is no mistake. */
  jadi?: { kode: KodeTransaksi; kategori: FormKategori }
}

/** Returns all mistakes of an entry at once; or the event it makes. */
export function putuskanKasBank(screen: KasBankScreen, form: KasBankForm, acuan: Acuan): PutusanKasBank {
  const { kode, sales_aktif, rekening } = acuan
  const { kode_transaksi, kode_sales } = form
  const kategori = kode && kategoriDi(screen, kode)
  const salesnya =
    kode_sales === '-' || sales_aktif ? [] : [errors.salesTidakAktif({ kode_sales }).at('kode_sales')]
  if (!kode || !kategori)
    return { tolak: [tolakKode(screen, kode_transaksi, kode).at('kode_transaksi'), ...salesnya] }
  const { media } = KAS_BANK_SCREENS[screen]
  const tolak = [
    ...(lawanTerlarang(kode)
      ? [errors.lawanTerlarang({ nama: kode.nama, akun: kode.kode_akun_lawan }).at('kode_transaksi')]
      : []),
    ...tolakRekening(form, kode, kategori, { media, rekening }),
    ...salesnya,
  ]
  return tolak.length > 0 ? { tolak } : { tolak, jadi: { kode, kategori } }
}
