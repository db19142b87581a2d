/** Loads the demonstration chain into an empty, migrated database: two months of a head office and three shops, today open. */
import type pg from 'pg'
import { AKUN } from '#domain/rules/akun.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import { rupiah, tambahHari } from '#domain/units.ts'
import { hariIni } from '../process/clock.ts'
import type { Context } from '../context.ts'
import { createPool } from '../db/client.ts'
import { write } from '../db/transaction.ts'
import type { Rahasia } from '../process/rahasia.ts'
import { Live } from '../process/live.ts'
import { asSystem } from '../rantai/system-context.ts'
import type { Penyimpanan } from '../pictures/penyimpanan.ts'
import { peluang, type Peluang } from './random.ts'
import { Shape, potretBarang } from './foto.ts'
import { fillKatalog } from './katalog.ts'
import { hutangLama } from './berjalan.ts'
import { dirikanRantai } from './chain.ts'
import { BAKI, BANK, HADIAH, PASSWORD, PEMILIK, PUSAT, TOKO, UKURAN } from './data.ts'
import { hadiahMingguan } from './hadiah.ts'
import { belanjaBesar, hariBerjualan } from './hari.ts'
import { kasHariIni, setorBank } from './kas.ts'
import { koreksiMingguan } from './koreksi.ts'
import { aturLabel, labelKiriman, brokenLabel } from './label.ts'
import { registerMembers } from './member.ts'
import { pagi } from './pagi.ts'
import { pagiPusat } from './pusat.ts'
import { hitungSatuBaki, weighAllBaki } from './opname.ts'
import { olahMingguan } from './olah.ts'
import { hariKirim, hariKirimPusat, kirimCabang, Pos } from './kirim.ts'
import { tambahPieces } from './stok.ts'
import { bahanMingguan, pesananHariIni } from './pesanan.ts'
import { hutangHariIni } from './hutang.ts'
import { serviceHariIni } from './service.ts'
import { kirimanMingguan } from './tambah.ts'
import { tutupHari } from './tutup.ts'

export interface DemoDeps {
  url: string
  log: (line: string) => void
  now?: Date
  /** Number of past days that the demonstration has. */
  days?: number
  /** For photos of its pieces. */
  penyimpanan?: Penyimpanan
  /** By which the server will read who borrowed; without it nobody has. */
  rahasia?: Rahasia
  /** Told how far it is, from 0 to 1. */
  maju?: (bagian: number) => void
}

/** The month before this one is whole whatever day it is. */
const HARI = 62
/** Three shops, a pusat, the catalogue, and one that tells of closes: each more would plan all statements anew. */
const BERSAMA = 6
/** Share of the whole work that the days take, measured; the rest puts photos beside the pieces. */
const BAGIAN_HARI = 0.95

export async function loadDemo({
  url,
  log,
  now = new Date(),
  days = HARI,
  penyimpanan,
  rahasia,
  maju = () => {},
}: DemoDeps): Promise<void> {
  const today = hariIni(now, 'WIB')
  const first = tambahHari(today, -days)
  const pool = createPool({ url, max: BERSAMA, role: 'kencana_app', sekaligus: true })
  // No screen listens yet: the server is not open.
  const live = new Live(url)
  try {
    log(`Menyiapkan rantai toko contoh: 1 pusat dan 3 toko, ${days} hari penjualan …`)
    await write(pool, '*', ({ db }) => dirikanRantai(db, first))
    const member = await write(pool, '*', ({ db }) => registerMembers(db, first))
    const pos = new Pos()
    const shape = new Shape()
    let hari = 0
    const lewat = (): void => maju((++hari / (days * TOKO.length)) * BAGIAN_HARI)
    await Promise.all([
      emptyUntilToday(pool, live, { kode_toko: PUSAT.kode_toko, first, today, pos }),
      ...TOKO.map(({ kode_toko }, i) =>
        satuToko(pool, live, {
          kode_toko,
          first,
          today,
          member: member.get(kode_toko)!,
          seed: 1_000 * i,
          pagi: pagi(today, now),
          pos,
          log,
          rahasia,
          lewat,
        }),
      ),
      // Threads draw while the shops wait for their database.
      ...(penyimpanan ? [fillKatalog(pool, penyimpanan, now), shape.all()] : []),
    ])
    await pagiPusat(pool, pagi(today, now))
    if (penyimpanan) await potretBarang(pool, penyimpanan, shape)
  } finally {
    await pool.end()
  }
  await bolehDitawarkan(url)
}

/** As the owner of the database: the server may not write whom the sign-in page offers. */
async function bolehDitawarkan(url: string): Promise<void> {
  const pool = createPool({ url, max: 1 })
  try {
    await pool.query(
      'INSERT INTO contoh_masuk (user_id, password_hash, kata_sandi) SELECT user_id, password_hash, $1 FROM users',
      [PASSWORD],
    )
  } finally {
    await pool.end()
  }
}

interface ShopStory {
  kode_toko: string
  first: string
  today: string
  /**
   * Members who come to this shop: each shop lives its days by itself, and a member's points stand in the order of
   * their days.
   */
  member: readonly string[]
  /** Of its chance: what is the same in two shops was not seen in either. */
  seed: number
  pagi: (jam: string) => Date
  pos: Pos
  log: (line: string) => void
  rahasia: Rahasia | undefined
  /** A day of this shop is closed. */
  lewat: () => void
}

async function satuToko(
  pool: pg.Pool,
  live: Live,
  { kode_toko, first, today, member, seed, pagi, pos, log, rahasia, lewat }: ShopStory,
): Promise<void> {
  const asOwner = pemilikDi(pool, kode_toko)
  const chance = peluang(4711 + seed)
  await asOwner(first, (ctx) => modalAwal(ctx, chance))
  await asOwner(first, (ctx) => hutangLama(ctx, today))
  await asOwner(first, aturLabel)
  // Of its own: what is labelled changes nothing of what is sold.
  const chanceLabel = peluang(97 + seed)
  const chancePesanan = peluang(61 + seed)
  const chanceService = peluang(67 + seed)
  const chanceKas = peluang(71 + seed)
  const chanceHutang = peluang(73 + seed)
  for (let day: string = first, n = 0; day < today; day = tambahHari(day, 1), n++) {
    if (n % 7 === 6) {
      await asOwner(day, (ctx) => kirimanMingguan(ctx, chance))
      await asOwner(day, labelKiriman)
      await asOwner(day, (ctx) => brokenLabel(ctx, chanceLabel))
    }
    await hariBerjualan(pool, { kode_toko, tanggal: day, chance, member }, ramainya(chance, kode_toko, day))
    if (rahasia && kode_toko === TOKO[0].kode_toko && day === tambahHari(today, -2))
      await belanjaBesar(pool, { kode_toko, tanggal: day, chance, member }, rahasia)
    await asOwner(day, (ctx) => pesananHariIni(ctx, chancePesanan, n))
    await asOwner(day, (ctx) => serviceHariIni(ctx, chanceService, n))
    if (rahasia) await asOwner(day, (ctx) => hutangHariIni({ ...ctx, rahasia }, chanceHutang, n))
    if (n % 7 === 3) await asOwner(day, (ctx) => hadiahMingguan(ctx, chance))
    if (n % 7 === 5) await asOwner(day, (ctx) => koreksiMingguan(ctx, chance))
    if (n % 7 === 5) await weighAllBaki(pool, { kode_toko, tanggal: day, chance })
    if (n % 30 === 4) await hitungSatuBaki(pool, { kode_toko, tanggal: day, chance }, BAKI[n % BAKI.length]!)
    if (n % 7 === 5) await asOwner(day, (ctx) => olahMingguan(ctx, chance))
    if (n % 7 === 6) await asOwner(day, bahanMingguan)
    await hariKirim({ kode_toko, n, pos, work: (work) => asOwner(day, work) })
    await asOwner(day, (ctx) => kasHariIni(ctx, chanceKas, n))
    await asOwner(day, setorBank)
    await tutupHari(pool, live, kode_toko, day)
    lewat()
    if (n % 30 === 29) log(`  ${kode_toko}: ${n + 1} hari`)
  }
  const pagiIni = pemilikDi(pool, kode_toko, () => pagi('08:00'))
  await pagiIni(today, (ctx) => kirimanMingguan(ctx, chance))
  // On its way while somebody looks at it.
  await pagiIni(today, kirimCabang)
}

/** The owner enters every shop, in the morning. */
const pemilikDi =
  (pool: pg.Pool, kode_toko: string, jam = (day: string) => new Date(`${day}T08:00:00+07:00`)) =>
  <T>(day: string, work: (ctx: Context) => Promise<T>): Promise<T> =>
    asSystem(pool, { kode_toko, user: PEMILIK, now: jam(day) }, work)

/** Fridays to Sundays are busy. */
const ramainya = (chance: Peluang, kode_toko: string, day: string): number => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (
    chance.antara(...UKURAN[kode_toko]!.ramai) + (weekday === 0 || weekday >= 5 ? chance.antara(3, 7) : 0)
  )
}

/** The head office sells nothing, but its days are closed like any shop's, and goods arrive there. */
async function emptyUntilToday(
  pool: pg.Pool,
  live: Live,
  { kode_toko, first, today, pos }: Pick<ShopStory, 'kode_toko' | 'first' | 'today' | 'pos'>,
): Promise<void> {
  const asOwner = pemilikDi(pool, kode_toko)
  for (let day: string = first, n = 0; day < today; day = tambahHari(day, 1), n++) {
    await hariKirimPusat({ kode_toko, n, pos, work: (work) => asOwner(day, work) })
    await tutupHari(pool, live, kode_toko, day)
  }
}

async function modalAwal(ctx: Context, chance: Peluang): Promise<void> {
  const accounts = await ctx.db
    .selectFrom('rekening')
    .select(['no_rekening', 'kode_bank'])
    .orderBy('no_rekening')
    .execute()
  const saldo = [
    { akun: AKUN.KAS, saldo: rupiah(chance.antara(15, 30) * 1_000_000) },
    ...accounts
      .filter((a) => a.kode_bank !== BANK.at(-1))
      .map((a) => ({
        akun: AKUN.BANK,
        no_rekening: a.no_rekening,
        saldo: rupiah(chance.antara(20, 120) * 1_000_000),
      })),
  ]
  const ref_no = `SA-${ctx.toko.kode_toko}`
  await tambahPieces(ctx, chance, UKURAN[ctx.toko.kode_toko]!.stok, ref_no, (no, barang) =>
    postingSaldoAwal({ ref_no: no, saldo, barang, hadiah: HADIAH }),
  )
}
