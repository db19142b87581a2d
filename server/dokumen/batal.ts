/** Undoes a document for a use case: asked of the rule, allowed by an otorisasi (DOMAIN §B.0.10). */
import type { DokumenDefinition } from '#domain/dokumen.ts'
import { disetujuiBatal, type BatalDisetujui } from '#domain/rules/disetujui.ts'
import { putuskanBatal, type Dibatalkan, type Pembatalan } from '#domain/rules/pembatalan.ts'
import { hariIni } from '../process/clock.ts'
import type { Context } from '../context.ts'
import { pakaiOtorisasi, type Dipakai } from '../rantai/otorisasi.ts'

/** A cancel that posts back what was posted, with this otorisasi. */
export type Dibalik = Extract<Pembatalan, { cara: 'balik' }>
type Dibolehkan = Exclude<Pembatalan, { cara: 'tolak' }>

/** @throws what forbids it: it is undone already, of another day, somebody else's draft */
export function caraBatal(ctx: Context, kind: DokumenDefinition, dokumen: Dibatalkan): Dibolehkan {
  const { user, toko } = ctx
  const putusan = putuskanBatal(kind, dokumen, {
    ...user,
    tgl_system: toko.tgl_system,
    hari_ini: hariIni(ctx.now, toko.zona),
  })
  if (putusan.cara === 'tolak') throw putusan.refusal
  return putusan
}

type BatalDiminta = BatalDisetujui & { id_otorisasi?: string | null | undefined }

/** @returns the otorisasi that it used up, and who gave it; '-' where none is asked for. @throws errors.perluOtorisasi, or what is said instead */
export async function izinBatal(
  ctx: Context,
  { otorisasi, tanpa }: Dibalik,
  { id_otorisasi, ...batal }: BatalDiminta,
): Promise<Pick<Dipakai, 'authorization_id' | 'user_otorisasi'>> {
  if (!otorisasi) return { authorization_id: '-', user_otorisasi: '-' }
  return pakaiOtorisasi(ctx, {
    kategori: otorisasi,
    selainnya: tanpa,
    ref_no: batal.no,
    alasan: batal.alasan,
    ids: [id_otorisasi],
    untuk: disetujuiBatal(batal),
    field: 'id_otorisasi',
  })
}
