/** Weighings among all documents (server/dokumen), and what the close asks of them (DOMAIN §B.21-7, §O.1-15). */
import { timbangBaki } from '#domain/dokumen/opname.ts'
import { errors } from '#domain/errors.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import type { TutupContext } from '../../dokumen/tutup.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'

/** Trays of shop $1 that pieces are sold from, with a piece at least, that nobody has weighed today: an expression of SQL. */
export const BELUM_DITIMBANG = `(
    SELECT count(*) FROM baki k JOIN toko USING (kode_toko)
    WHERE k.kode_toko = $1 AND NOT k.is_sistem
      AND EXISTS (
        SELECT 1 FROM saldo_lokasi s
        WHERE s.kode_toko = $1 AND s.lokasi = k.kode_gudang || '/' || k.kode_baki AND s.qty > 0)
      AND NOT EXISTS (
        SELECT 1 FROM timbang_baki w
        WHERE w.kode_toko = $1 AND w.tgl_system = toko.tgl_system AND w.kode_baki = k.kode_baki))`

const state = statement<{ mode: string | null; belum: number; selisih: number }>(
  'tutup_timbang_baki',
  `SELECT (SELECT value FROM para_system WHERE kode_toko = $1 AND key = 'TIMBANG_BAKI_TUTUP') AS mode,
     ${BELUM_DITIMBANG}::int AS belum,
     (
       SELECT count(*)::int
       FROM (
           SELECT DISTINCT ON (kode_baki) status FROM timbang_baki w
           WHERE w.kode_toko = $1 AND w.tgl_system = $2 ORDER BY kode_baki, id DESC) w
       WHERE status = 'SELISIH') AS selisih`,
)
async function read({ sql, toko }: TutupContext) {
  const [row] = await sql(state, [toko.kode_toko, toko.tgl_system])
  const { mode, ...jumlah } = row!
  return {
    ...jumlah,
    mode: parseSettings(mode === null ? {} : { TIMBANG_BAKI_TUTUP: mode }).TIMBANG_BAKI_TUTUP,
  }
}

export const timbang: DokumenArea = {
  nomor: [
    { nama: 'timbang baki', kinds: [timbangBaki], table: 'timbang_baki', no: 'no', tanggal: 'tgl_system' },
  ],
  tutup: [
    {
      nama: 'baki sudah ditimbang',
      bagian: 'transaksi',
      berat: 'tolak',
      async periksa(ctx) {
        const { mode, belum, selisih } = await read(ctx)
        if (mode !== 'WAJIB') return undefined
        if (belum > 0) return errors.bakiBelumDitimbang()
        return selisih > 0 ? errors.selisihBelumDisetujui() : undefined
      },
    },
    {
      nama: 'baki sebaiknya ditimbang',
      bagian: 'transaksi',
      berat: 'peringatan',
      async periksa(ctx) {
        const { mode, belum, selisih } = await read(ctx)
        if (mode !== 'PERINGATAN') return undefined
        const said = [
          ...(belum > 0 ? [`${belum} Baki Belum Ditimbang`] : []),
          ...(selisih > 0 ? [`${selisih} Selisih Timbang Baki Belum Disetujui`] : []),
        ]
        return said.length ? said.join(', ') : undefined
      },
    },
  ],
  buku: [],
}
