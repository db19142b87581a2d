/** Cash and bank entries as they are kept: a screen's of today with what is left, one of them, one locked. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listKasBank, EntriKasBank, KasBankTersimpan, SaldoRekening } from '#domain/calls/kas-bank.ts'
import { errors } from '#domain/errors.ts'
import { AKUN } from '#domain/rules/akun.ts'
import {
  screenKategori,
  KAS_BANK_SCREENS,
  nomorScreen,
  type KategoriKasBank,
} from '#domain/rules/kas-bank.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { sudahDiambil } from '../../faktur/diambil.ts'
import { hitungButa, loadSaldoUang } from '../../faktur/saldo.ts'

const NAMA_REKENING = (no: string, as: string) =>
  `COALESCE((
       SELECT b.nama_bank FROM rekening r JOIN bank b USING (kode_bank)
       WHERE r.kode_toko = k.kode_toko AND r.no_rekening = ${no}), '-') AS ${as}`
const COLUMN = `k.no_kas, k.tgl_system, to_char(k.jam, 'HH24:MI:SS') AS jam, k.kategori, k.media, k.kode_transaksi,
     COALESCE(t.nama, k.kategori) AS nama, k.jumlah, k.no_rekening, ${NAMA_REKENING('k.no_rekening', 'nama_bank')},
     k.no_rekening_tujuan, ${NAMA_REKENING('k.no_rekening_tujuan', 'nama_bank_tujuan')},
     k.kode_sales, COALESCE(s.nama_sales, '-') AS nama_sales, k.kode_tukang, k.ref_no, k.keterangan,
     k.status_valid, k.otorisasi_by, k.batal_by, k.alasan_batal, k.cetak, k.input_by`
const DARI = `kas_bank k LEFT JOIN kode_transaksi t USING (kode_transaksi)
  LEFT JOIN sales s ON s.kode_toko = k.kode_toko AND s.kode_sales = k.kode_sales`

/** Balance after an entry: the balance now less all that the open day has moved since. */
const hariIni = statement<EntriKasBank>(
  'daftar_kas_bank',
  `WITH gerak AS (
     SELECT j.ref_no, j.no_jurnal, d.kode_akun, d.no_rekening,
       s.saldo - sum(d.jumlah) OVER (PARTITION BY d.kode_akun, d.no_rekening)
         + sum(d.jumlah) OVER (PARTITION BY d.kode_akun, d.no_rekening ORDER BY j.id, d.id) AS saldo
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id JOIN saldo_akun s ON s.kode_toko = j.kode_toko
       AND s.kode_akun = d.kode_akun AND s.no_rekening = d.no_rekening
     WHERE j.kode_toko = $1 AND j.tanggal = $2::date AND d.kode_akun IN ('${AKUN.KAS.kode}', '${AKUN.BANK.kode}'))
   SELECT ${COLUMN}, COALESCE(g.saldo, 0)::bigint AS saldo
   FROM ${DARI} LEFT JOIN gerak g ON g.no_jurnal = k.no_kas
     AND g.kode_akun = CASE k.media WHEN 'KAS' THEN '${AKUN.KAS.kode}' ELSE '${AKUN.BANK.kode}' END
     AND g.no_rekening = CASE k.media WHEN 'KAS' THEN '-' ELSE k.no_rekening END
   WHERE k.kode_toko = $1 AND k.tgl_system = $2::date AND k.kategori = ANY ($3::text[])
   ORDER BY k.jam DESC, k.no_kas DESC LIMIT 500`,
)
const satu = statement<KasBankTersimpan>(
  'lihat_kas_bank',
  `SELECT ${COLUMN} FROM ${DARI} WHERE k.kode_toko = $1 AND k.no_kas = $2`,
)
/** Accounts in use, and accounts out of use that still hold money. */
const rekening = statement<Omit<SaldoRekening, 'saldo'>>(
  'rekening_kas_bank',
  `SELECT r.no_rekening, b.nama_bank, r.nama_rekening FROM rekening r JOIN bank b USING (kode_bank)
   WHERE r.kode_toko = $1
     AND (r.status_aktif
       OR EXISTS (
         SELECT 1 FROM saldo_akun s
         WHERE s.kode_toko = $1 AND s.kode_akun = '${AKUN.BANK.kode}' AND s.no_rekening = r.no_rekening
           AND s.saldo <> 0)) ORDER BY b.nama_bank, r.no_rekening`,
)

/** The calls are for all four screens; each answers for its own entries. @throws errors.tidakDiizinkan, dokumenStokTidakAda */
export function harusBoleh(ctx: Context, no_kas: string, action: 'lihat' | 'hapus'): void {
  const screen = nomorScreen(no_kas)
  if (!screen) throw tidakAda(no_kas)
  if (!ctx.boleh({ menus: [KAS_BANK_SCREENS[screen].menu], action })) throw errors.tidakDiizinkan()
}
const tidakAda = (no: string) => errors.dokumenStokTidakAda({ nama: 'Transaksi Kas', no }).at('no')

/** @throws errors.tidakDiizinkan */
export async function list(
  ctx: Context,
  { query: { layar: screen } }: CallInput<typeof listKasBank>,
): Promise<CallReply<typeof listKasBank>> {
  if (!ctx.boleh({ menus: [KAS_BANK_SCREENS[screen].menu], action: 'lihat' })) throw errors.tidakDiizinkan()
  const { kode_toko, tgl_system } = ctx.toko
  const [{ kas, bank }, rekenings, diambil, entri] = await Promise.all([
    loadSaldoUang(ctx),
    ctx.sql(rekening, [kode_toko]),
    sudahDiambil(ctx),
    ctx.sql(hariIni, [kode_toko, tgl_system, screenKategori(screen)]),
  ])
  const buta = hitungButa(ctx)
  return {
    kas: buta ? (0 as Rupiah) : kas,
    ...(buta && { laci_dihitung: true }),
    rekening: rekenings.map((r) => ({ ...r, saldo: bank.get(r.no_rekening) ?? (0 as Rupiah) })),
    diambil,
    entri: entri.map((e) => (buta && e.media === 'KAS' ? { ...e, saldo: 0 as Rupiah } : e)),
  }
}

/** @throws errors.tidakDiizinkan, dokumenStokTidakAda */
export async function load(ctx: Context, no: string): Promise<KasBankTersimpan> {
  harusBoleh(ctx, no, 'lihat')
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}

interface Kepala {
  kategori: KategoriKasBank
  kode_transaksi: string
  tgl_system: string
  status_valid: string
  input_by: string
  cetak: number
  jumlah: Rupiah
}
const kepala = statement<Kepala>(
  'kunci_kas_bank',
  `SELECT kategori, kode_transaksi, tgl_system, status_valid, input_by, cetak, jumlah FROM kas_bank
   WHERE kode_toko = $1 AND no_kas = $2 FOR UPDATE`,
)
/** @throws errors.dokumenStokTidakAda */
export async function kunciKas(ctx: Context, no: string): Promise<Kepala> {
  const [row] = await ctx.sql(kepala, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}
