/** A step of a repair that is undone on its own day alone, with BATAL SERVICE. */
import { service } from '#domain/dokumen/service.ts'
import type { Refusal } from '#domain/errors.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import type { KepalaService } from './load-service.ts'

interface Step {
  /** The day of the step, and whose it was. */
  tgl: TanggalSystem
  oleh: string
  /** Makes the refusal of a later day. */
  tolak: () => Refusal
  /** The number of the step: SV-…-S1, SV-…-02. */
  no: string
  jumlah?: Rupiah
  alasan: string
  id_otorisasi?: string | null | undefined
}

/** @throws what forbids it; errors.perluOtorisasi */
export async function izinSehari(
  ctx: Context,
  { status_service }: KepalaService,
  { tgl, oleh, tolak, no, jumlah, alasan, id_otorisasi }: Step,
): Promise<void> {
  // The step before is where it leads, not the end of the document.
  const status = status_service === 'AMBIL' ? 'SELESAI' : status_service
  const kind = { ...service, batal: { ...service.batal, hariLain: { aturan: 'tidak' as const, tolak } } }
  const cara = caraBatal(ctx, kind, { no, status_valid: status, tgl_system: tgl, input_by: oleh })
  if (cara.cara !== 'balik') throw new Error(`a step of a repair is undone by ${cara.cara}`)
  await izinBatal(ctx, cara, { no, tgl_system: tgl, jumlah, alasan, id_otorisasi })
}
