/**
 * Reads all that users did on a range of days, from the three tables that nobody can change
 * (docs/decisions/14-masuk.md, 15-otorisasi.md).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import { JEJAK_MAKS, type readJejak, type Jejak } from '#domain/calls/jejak.ts'
import { errors } from '#domain/errors.ts'
import { rincianUbah } from '#domain/rules/jejak.ts'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { DISETUJUI_DISEBUT } from '../../rantai/otorisasi.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'

interface Row extends Omit<Jejak, 'waktu'> {
  waktu: Date
  sebelum: Record<string, unknown> | null
  sesudah: Record<string, unknown> | null
}
interface Asked {
  dari: TanggalSystem
  sampai: TanggalSystem
  jenis: string | null
  user_id: string | null
  maks: number
}

// Days are those of the session's clock: a shop's own zone.
const jejak = statement<Row, Asked>(
  'jejak',
  `SELECT * FROM (
     (SELECT 'M' || id AS kunci, waktu, 'MASUK' AS jenis, '-' AS kode_toko, user_id, oleh, peristiwa AS apa, ref,
        concat_ws(' ', NULLIF(alamat, '-'), NULLIF(perangkat, '-'), CASE WHEN baru THEN 'BARU' END) AS rincian,
        NULL::jsonb AS sebelum, NULL::jsonb AS sesudah
      FROM log_akses
      WHERE waktu >= :dari::date AND waktu < :sampai::date AND COALESCE(:jenis::text, 'MASUK') = 'MASUK'
        AND (:user_id::text IS NULL OR user_id = :user_id OR oleh = :user_id)
      ORDER BY waktu DESC LIMIT :maks)
     UNION ALL
     (SELECT 'U' || id, waktu, 'UBAH', kode_toko, user_id, '-', aksi || ' ' || tabel, ref, '', sebelum, sesudah
      FROM audit_log
      WHERE waktu >= :dari::date AND waktu < :sampai::date AND COALESCE(:jenis, 'UBAH') = 'UBAH'
        AND (:user_id IS NULL OR user_id = :user_id)
      ORDER BY waktu DESC LIMIT :maks)
     UNION ALL (
         SELECT 'O' || id, jam, 'OTORISASI', kode_toko, user_peminta, user_otorisasi,
           kategori
             || CASE hasil WHEN 'GAGAL' THEN ' GAGAL'
               ELSE CASE WHEN dipakai_at IS NULL THEN ' TIDAK DIPAKAI' ELSE '' END END, ref_no,
           concat_ws(': ', NULLIF(description, '-'), NULLIF(alasan, '-'), ${DISETUJUI_DISEBUT}), NULL, NULL
         FROM otorisasi
         WHERE jam >= :dari::date AND jam < :sampai::date AND COALESCE(:jenis, 'OTORISASI') = 'OTORISASI'
           AND (:user_id IS NULL OR user_peminta = :user_id OR user_otorisasi = :user_id) ORDER BY jam DESC
         LIMIT :maks)) semua
   ORDER BY waktu DESC, kunci DESC LIMIT :maks`,
)

/** @throws errors.tanggalTerbalik */
export async function read(
  ctx: Context,
  { query: { tgl_from, tgl_to, jenis, user_id } }: CallInput<typeof readJejak>,
): Promise<CallReply<typeof readJejak>> {
  if (tgl_from > tgl_to) throw errors.tanggalTerbalik().at('tgl_from')
  const rows = await diSeluruhRantai(ctx, () =>
    ctx.sql(jejak, {
      dari: tgl_from,
      sampai: tambahHari(tgl_to, 1),
      jenis: jenis ?? null,
      user_id: user_id || null,
      maks: JEJAK_MAKS + 1,
    }),
  )
  return {
    baris: rows.slice(0, JEJAK_MAKS).map(({ waktu: time, sebelum, sesudah, rincian, ...row }) => ({
      ...row,
      waktu: time.toISOString(),
      rincian: row.jenis === 'UBAH' ? rincianUbah(sebelum, sesudah) : rincian,
    })),
    lebih: rows.length > JEJAK_MAKS,
  }
}
