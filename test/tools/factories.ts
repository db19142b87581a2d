/**
 * Builds what a shop holds before a test begins: settings, staff, members, prices, and pieces that came through the
 * ledger. Amounts and weights are written in rupiah and grams, so that a test reads like the specification.
 */
import { inDatabase } from './ask.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import type { SettingKey } from '#domain/rules/para-system.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { postingAmbilBank } from '#domain/rules/postings/kas-bank.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import type { Level } from '#domain/level.ts'
import { gramToMilligram, percentToPersen, rupiah, tanggalSystem, type TanggalSystem } from '#domain/units.ts'
import { barcodeBaru } from '#server/rantai/barcode.ts'
import { write } from '#server/db/transaction.ts'
import { writeKasBank, nomorKas } from '#server/features/kas/write.ts'
import { tambahUser } from '#server/features/users/tambah.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { post } from '#server/ledger/post.ts'
import { asSystem } from '#server/rantai/system-context.ts'
import type { TestServer } from './server.ts'

/** Sets para-system keys of a shop as the settings screen does: the rows, then the news that they changed. */
export async function buildSettings(
  server: TestServer,
  settings: Partial<Record<SettingKey, string>>,
  kode_toko = 'TK01',
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ kode_toko, key, value }))
  if (rows.length)
    await write(server.pemilik, kode_toko, ({ db }) =>
      db
        .insertInto('para_system')
        .values(rows)
        .onConflict((c) =>
          c.columns(['kode_toko', 'key']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
        )
        .execute(),
    )
  await server.app.deps.live.tellAll([{ kind: 'settings', kode_toko }])
}

/** For as long as `work` lasts: then they are what they were, also when it throws; a key that had no row has none again. */
export async function withSettings<R>(
  server: TestServer,
  settings: Partial<Record<SettingKey, string>>,
  work: () => Promise<R>,
  kode_toko = 'TK01',
): Promise<R> {
  const keys = Object.keys(settings)
  const before = await write(server.pool, kode_toko, ({ db }) =>
    db
      .selectFrom('para_system')
      .select(['key', 'value'])
      .where('kode_toko', '=', kode_toko)
      .where('key', 'in', keys)
      .execute(),
  )
  await buildSettings(server, settings, kode_toko)
  try {
    return await work()
  } finally {
    const made = keys.filter((key) => !before.some((row) => row.key === key))
    if (made.length)
      await write(server.pool, kode_toko, ({ db }) =>
        db.deleteFrom('para_system').where('kode_toko', '=', kode_toko).where('key', 'in', made).execute(),
      )
    await buildSettings(server, Object.fromEntries(before.map(({ key, value }) => [key, value])), kode_toko)
  }
}

export interface UserWanted {
  user_id: string
  level?: Level
  kode_toko?: string
  /** Categories this user may authorise. */
  hak_otorisasi?: string[]
}

/** A user with the fixture's password and the screens of their level. */
export async function buildUser(
  server: TestServer,
  { user_id, level = 'SLS', kode_toko = 'TK01', hak_otorisasi = [] }: UserWanted,
): Promise<void> {
  await write(server.pool, '*', async ({ db }) => {
    await tambahUser(db, { user_id, user_name: user_id, password: PASSWORD, level, kode_toko })
    if (hak_otorisasi.length)
      await db
        .insertInto('hak_otorisasi')
        .values(hak_otorisasi.map((kategori) => ({ user_id, kategori })))
        .execute()
  })
}

/** A member of the chain. */
export async function buildMember(
  server: TestServer,
  member: { kode_member: string; nama_customer?: string; no_hp?: string; point?: number; kode_toko?: string },
): Promise<void> {
  const {
    kode_member,
    nama_customer = 'IBU MEMBER',
    no_hp = `0812${kode_member.slice(-7)}`,
    point = 0,
    kode_toko = 'TK01',
  } = member
  await write(server.pool, '*', ({ db }) =>
    db
      .insertInto('member')
      .values({
        kode_member,
        nama_customer,
        no_hp,
        alamat_customer: 'JL. MELATI',
        kode_toko_daftar: kode_toko,
        input_date: server.clock.now(),
      })
      .execute(),
  )
  if (point)
    await inDatabase(server, 'UPDATE member SET point = $2 WHERE kode_member = $1', [kode_member, point])
}

export interface GroupWanted {
  kode_group: string
  kadar?: number
  harga: number
  min?: number
  max?: number
}

/** A price group with its price at TK01, its coupon row, and a jenis of the same code. */
export async function buildGroup(
  server: TestServer,
  { kode_group, kadar = 75, harga, min = harga, max = harga }: GroupWanted,
): Promise<void> {
  const price = { harga: rupiah(harga), harga_min_gram: rupiah(min), harga_max_gram: rupiah(max) }
  await write(server.pool, '*', async ({ db }) => {
    await db
      .insertInto('grup')
      .values({
        kode_group,
        nama_group: kode_group,
        kode_kategori: 'EMAS',
        kadar: percentToPersen(kadar),
        kadar_cetak: `${kadar}%`,
      })
      .execute()
    await db.insertInto('parameter_kupon').values({ kode_group }).execute()
    await db
      .insertInto('harga_group')
      .values({ kode_toko: 'TK01', kode_group, ...price })
      .execute()
    await db
      .insertInto('jenis')
      .values({ kode_dept: kode_group, nama_dept: kode_group, kode_kategori: 'EMAS' })
      .execute()
  })
}

/** Changes today's price per gram of a group, as the price screen does. */
export const buildPrice = (server: TestServer, kode_group: string, harga: number): Promise<unknown> =>
  write(server.pool, 'TK01', ({ db }) =>
    db
      .updateTable('harga_group')
      .set({ harga: rupiah(harga), harga_min_gram: rupiah(harga), harga_max_gram: rupiah(harga) })
      .where('kode_toko', '=', 'TK01')
      .where('kode_group', '=', kode_group)
      .execute(),
  )

/** `jumlah_kupon` coupons for every `berat` (grams for BERAT, rupiah for RP). */
export const buildCoupons = (
  server: TestServer,
  kode_group: string,
  {
    type_kupon = 'BERAT',
    berat,
    jumlah_kupon = 1,
  }: { type_kupon?: 'BERAT' | 'RP'; berat: number; jumlah_kupon?: number },
): Promise<unknown> =>
  write(server.pool, '*', ({ db }) =>
    db
      .updateTable('parameter_kupon')
      .set({ type_kupon, berat: type_kupon === 'BERAT' ? gramToMilligram(berat) : berat, jumlah_kupon })
      .where('kode_group', '=', kode_group)
      .execute(),
  )

/** `poin` points for every `kelipatan` (grams for BERAT, rupiah for RP). */
export const buildPoints = (
  server: TestServer,
  rule: { kode_group?: string; tipe: 'RP' | 'BERAT'; kelipatan: number; poin?: number; minimal?: number },
): Promise<unknown> => {
  const { kode_group = 'ALL', tipe, kelipatan, poin = 1, minimal = 0 } = rule
  const unit = (n: number): number => (tipe === 'BERAT' ? gramToMilligram(n) : n)
  return write(server.pool, '*', ({ db }) =>
    db
      .insertInto('parameter_poin')
      .values({
        kode_group,
        tipe,
        kelipatan: unit(kelipatan),
        poin,
        minimal: unit(minimal),
        tgl_mulai: tanggalSystem('2000-01-01'),
        tgl_selesai: tanggalSystem('2099-12-31'),
      })
      .execute(),
  )
}

export interface PieceWanted {
  kode_group?: string
  kode_dept?: string
  nama_barang?: string
  /** Grams. */
  berat?: number
  ongkos?: number
  tipe_ongkos?: 'NOMINAL' | 'PER_GRAM'
  nama_atribut?: string
  berat_atribut?: number
  harga_atribut?: number
  punya_faktur_pajak?: boolean
  kode_toko?: string
  kode_gudang?: string
  kode_baki?: string
}

/** The owner takes money out of TK01's account at BCA. */
export const buildBankOut = (server: TestServer, jumlah: number): Promise<void> =>
  asSystem(
    server.pool,
    { kode_toko: 'TK01', user: { user_id: 'OWN1', level: 'OWN' }, now: server.clock.now() },
    async (ctx) => {
      const no_kas = await nomorKas(ctx, 'BK')
      const keluar = { jumlah: rupiah(jumlah), keterangan: 'PRIVE', no_rekening: '1234567890' }
      await writeKasBank(
        ctx,
        no_kas,
        {
          ...keluar,
          kategori: 'AMBIL UANG BANK',
          media: 'BANK',
          kode_transaksi: 'PRIVE',
          kode_akun_lawan: AKUN.MODAL.kode,
        },
        postingAmbilBank({ ...keluar, no_kas, lawan: AKUN.MODAL }),
      )
    },
  )

let opening = 0

/** Pieces that the shop has from its opening: M01 into a tray. Answers their barcodes. */
export async function buildPieces(server: TestServer, wanted: readonly PieceWanted[]): Promise<string[]> {
  const kode_toko = wanted[0]?.kode_toko ?? 'TK01'
  return asSystem(
    server.pool,
    { kode_toko, user: { user_id: 'OWN1', level: 'OWN' }, now: server.clock.now() },
    async (ctx) => {
      const codes = await barcodeBaru(ctx, wanted.length)
      const rows = await ctx.db
        .insertInto('barang')
        .values(wanted.map((piece, i) => barangBaru({ ...piece, kode_toko }, codes[i]!, ctx.toko.tgl_system)))
        .returning(['id', 'kode_barcode', 'kode_group', 'kode_dept', 'berat', 'kode_gudang', 'kode_baki'])
        .execute()
      const barang = rows.map((b) => ({
        ...b,
        barang_id: b.id,
        kode_barcode: b.kode_barcode!,
        ref_line: b.kode_barcode!,
        lokasi: lokasiNyata(b.kode_gudang, b.kode_baki),
      }))
      const ref_no = `SA-${kode_toko}-${++opening}`
      await post(ctx, postingSaldoAwal({ ref_no, saldo: [], barang }), ref_no)
      return codes
    },
  )
}

export const buildPiece = async (server: TestServer, wanted: PieceWanted = {}): Promise<string> =>
  (await buildPieces(server, [wanted]))[0]!

function barangBaru(
  piece: PieceWanted & { kode_toko: string },
  kode_barcode: string,
  tgl_masuk: TanggalSystem,
) {
  const {
    kode_toko,
    kode_group = 'G375',
    kode_dept = 'CINCIN',
    nama_barang = `${kode_dept} ${kode_barcode}`,
    berat = 2,
    ongkos = 0,
    tipe_ongkos = 'NOMINAL',
    nama_atribut = '-',
    berat_atribut = 0,
    harga_atribut = 0,
  } = piece
  return {
    kode_toko,
    kode_barcode,
    kode_group,
    kode_dept,
    nama_barang,
    kadar: percentToPersen(37.5),
    kadar_cetak: '9K',
    berat: gramToMilligram(berat),
    berat_awal: gramToMilligram(berat),
    ongkos: rupiah(ongkos),
    tipe_ongkos,
    nama_atribut,
    berat_atribut: gramToMilligram(berat_atribut),
    harga_atribut: rupiah(harga_atribut),
    punya_faktur_pajak: piece.punya_faktur_pajak ?? true,
    kode_gudang: piece.kode_gudang ?? 'TOKO',
    kode_baki: piece.kode_baki ?? (kode_toko === 'TK02' ? 'B1' : 'A1'),
    status: 'READY',
    tgl_masuk,
  }
}
