/** Records who changed what in the masters and settings: one row of audit_log for every change (DOMAIN §D.1). */
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { toJson } from '../process/json.ts'

export interface Change {
  actions:
    | 'TAMBAH'
    | 'UBAH'
    | 'HAPUS'
    | 'AKTIFKAN'
    | 'GABUNG'
    | 'ANONIM'
    | 'TARIK PERSETUJUAN'
    | 'LIHAT NIK'
    | 'LIHAT IDENTITAS'
    | 'KODE KATALOG'
    | 'CABUT KATALOG'
    | 'EXPORT'
    | 'CETAK ULANG'
  table: string
  /** The key of the row. */
  ref: string
  /** As stored: milligrams, ten-thousandths of a percent. null: there was, or is, no row. */
  sebelum: object | null
  sesudah: object | null
}

/** Also of work that no session asked for: the first opening of a shop. */
type Pencatat = Pick<Context, 'db' | 'now'> & {
  toko: Pick<Context['toko'], 'kode_toko'>
  user: Pick<Context['user'], 'user_id'>
}

export async function audit(ctx: Pencatat, { actions, table, ref, sebelum, sesudah }: Change): Promise<void> {
  const json = (row: object | null) => (row ? toJson(row) : null)
  await sql`
    INSERT INTO audit_log (kode_toko, waktu, user_id, aksi, tabel, ref, sebelum, sesudah)
    VALUES (${ctx.toko.kode_toko}, ${ctx.now}, ${ctx.user.user_id}, ${actions}, ${table}, ${ref},
        ${json(sebelum)}, ${json(sesudah)})`.execute(ctx.db)
}
