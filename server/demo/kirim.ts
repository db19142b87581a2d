/**
 * Every few weeks a shop sends pieces to the next one, who receives them on a later day; one of them did not arrive, and is taken back or
 * was lost. Once a month some go to head office. By the code that staff use. Shops run side by side, each in days of its own: who receives
 * waits until the sender's day has come, always an earlier one, so nobody waits in a circle.
 */
import { hilangKirim, tarikKirim } from '#domain/dokumen/kirim.ts'
import type { BarangDisetujui } from '#domain/rules/disetujui.ts'
import { disetujuiAkhiri } from '#domain/rules/kirim.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { hilang, tarik } from '../features/kirim/akhiri.ts'
import { loadKiriman } from '../features/kirim/kiriman.ts'
import { simpanCabang, simpanPusat } from '../features/kirim/simpan.ts'
import { simpan as simpanTerima } from '../features/kirim/terima.ts'
import { PUSAT, TOKO } from './data.ts'
import { izinkan } from './izin.ts'
import { tempatkan } from './tempat.ts'

interface Siklus {
  setiap: number
  berangkat: number
}
const CABANG: Siklus = { setiap: 21, berangkat: 1 }
const KE_PUSAT: Siklus = { setiap: 28, berangkat: 2 }
const SAMPAI = 2
const DIAKHIRI = 4
const BANYAK = 6

interface Kabar {
  no: Promise<string>
  beri: (no: string) => void
}
function kabar(): Kabar {
  let beri!: Kabar['beri']
  const no = new Promise<string>((resolve) => (beri = resolve))
  return { no, beri }
}
/** Messages of the shops to one another about their shipments. */
export class Pos {
  private readonly all = new Map<string, Kabar>()
  tentang(apa: 'BERANGKAT' | 'SAMPAI', dari: string, ke: string, n: number): Kabar {
    const nama = [apa, dari, ke, n].join(' ')
    const ada = this.all.get(nama) ?? kabar()
    this.all.set(nama, ada)
    return ada
  }
}

interface HariKirim {
  kode_toko: string
  /** Days since the first. */
  n: number
  pos: Pos
  /** In a transaction of its own, on that day. */
  work: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
}
const tetangga = (kode_toko: string, step: 1 | -1): string =>
  TOKO.at((TOKO.findIndex((t) => t.kode_toko === kode_toko) + step) % TOKO.length)!.kode_toko

/** A shop's part of a day: what leaves, what arrives, what did not arrive. */
export async function hariKirim({ kode_toko, n, pos, work }: HariKirim): Promise<void> {
  const [dari, ke] = [tetangga(kode_toko, -1), tetangga(kode_toko, 1)]
  const hari = (siklus: Siklus, lewat: number) => n % siklus.setiap === siklus.berangkat + lewat
  if (hari(CABANG, 0)) pos.tentang('BERANGKAT', kode_toko, ke, n).beri(await work(kirimCabang))
  if (hari(KE_PUSAT, 0)) pos.tentang('BERANGKAT', kode_toko, PUSAT.kode_toko, n).beri(await work(kirimPusat))
  if (hari(CABANG, SAMPAI)) {
    const no = await pos.tentang('BERANGKAT', dari, kode_toko, n - SAMPAI).no
    await work((ctx) => terimaSebagian(ctx, no))
    pos.tentang('SAMPAI', dari, kode_toko, n - SAMPAI).beri(no)
  }
  if (hari(CABANG, DIAKHIRI)) {
    const no = await pos.tentang('SAMPAI', kode_toko, ke, n - DIAKHIRI).no
    await work((ctx) => akhiri(ctx, no))
  }
}

/** Head office's part of a day: all of it waits in its SORTIR. */
export async function hariKirimPusat({ kode_toko, n, pos, work }: HariKirim): Promise<void> {
  if (n % KE_PUSAT.setiap !== KE_PUSAT.berangkat + SAMPAI) return
  for (const toko of TOKO) {
    const no = await pos.tentang('BERANGKAT', toko.kode_toko, kode_toko, n - SAMPAI).no
    await work((ctx) => terimaDiSortir(ctx, no))
  }
}

const lama = statement<{ kode_barcode: string }>(
  'demo_lama_di_baki',
  `SELECT b.kode_barcode FROM barang b JOIN baki k USING (kode_toko, kode_gudang, kode_baki)
   WHERE b.kode_toko = $1 AND b.status = 'READY' AND b.kode_barcode IS NOT NULL AND k.status = 'READY'
   ORDER BY b.tgl_masuk, b.kode_barcode LIMIT ${BANYAK}`,
)
/** The pieces that have lain longest. */
const dikirim = async (ctx: Context): Promise<string[]> =>
  (await ctx.sql(lama, [ctx.toko.kode_toko])).map((b) => b.kode_barcode)

/** @returns its number */
export async function kirimCabang(ctx: Context): Promise<string> {
  const { no } = await simpanCabang(ctx, {
    body: {
      kode_cabang: tetangga(ctx.toko.kode_toko, 1),
      barang: await dikirim(ctx),
      keterangan: 'ROLLING STOK',
      draf: false,
    },
  } as never)
  return no
}
async function kirimPusat(ctx: Context): Promise<string> {
  const { no } = await simpanPusat(ctx, {
    body: { barang: await dikirim(ctx), keterangan: 'LAMA TIDAK LAKU', draf: false },
  } as never)
  return no
}

/** All but the first of its pieces, as many as there is room for. */
async function terimaSebagian(ctx: Context, no_kirim: string): Promise<void> {
  const [, ...datang] = (await loadKiriman(ctx, no_kirim)).detail_barang
  await terima(
    ctx,
    no_kirim,
    (await tempatkan(ctx, datang)).map((b) => ({ ...b, kode_gudang: 'TOKO' })),
  )
}
async function terimaDiSortir(ctx: Context, no_kirim: string): Promise<void> {
  const { detail_barang } = await loadKiriman(ctx, no_kirim)
  await terima(
    ctx,
    no_kirim,
    detail_barang.map((b) => ({ ...b, kode_gudang: 'SORTIR', kode_baki: 'SORTIR' })),
  )
}
async function terima(
  ctx: Context,
  no_kirim: string,
  barang: readonly { urut: number; kode_gudang: string; kode_baki: string }[],
): Promise<void> {
  const rows = barang.map(({ urut, kode_gudang, kode_baki }) => ({ urut, kode_gudang, kode_baki }))
  if (rows.length > 0) await simpanTerima(ctx, { body: { no_kirim, keterangan: '-', baris: rows } } as never)
}

const masihJalan = statement<BarangDisetujui & { urut: number }>(
  'demo_masih_di_jalan',
  `SELECT l.urut, b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.nama_barang, b.berat, b.kode_group,
     b.kode_dept FROM kirim_barang l JOIN barang b ON b.id = l.barang_id
   WHERE l.kode_toko = $1 AND l.no = $2 AND l.status = 'KIRIM' ORDER BY l.urut`,
)

/** Of the second shop it was lost; of the others it lay in a drawer. */
async function akhiri(ctx: Context, no_kirim: string): Promise<void> {
  const barang = await ctx.sql(masihJalan, [ctx.toko.kode_toko, no_kirim])
  const lenyap = ctx.toko.kode_toko === TOKO[1].kode_toko
  const alasan = lenyap ? 'TIDAK SAMPAI, SUDAH DICARI' : 'TERTINGGAL DI LACI'
  const id_otorisasi = await izinkan(ctx, {
    kategori: 'BATAL KIRIM',
    description: '-',
    disetujui: disetujuiAkhiri({
      apa: (lenyap ? hilangKirim : tarikKirim).nama,
      no_kirim,
      barang,
      alasan,
    }),
  })
  await (lenyap ? hilang : tarik)(ctx, {
    body: { no_kirim, baris: barang.map((b) => b.urut), alasan, id_otorisasi },
  } as never)
}
